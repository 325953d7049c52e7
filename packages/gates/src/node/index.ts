export { createMachineView, type MachineOptions } from "./machine-view.ts";
export { type OpenOptions, openPermissions } from "./open-permissions.ts";
