export { type AuditEntry, type AuditLog, type AuditOptions, createAuditLog } from "./audit-log.ts";
export { createMachineView, type MachineOptions } from "./machine-view.ts";
export { maskSecrets } from "./mask-secrets.ts";
export { type OpenOptions, openPermissions } from "./open-permissions.ts";
