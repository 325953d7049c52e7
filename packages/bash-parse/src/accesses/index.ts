// The accesses of units.

export { type AccessState, startAccessState } from "./access-state.ts";
export { accessesOf, accessesOfUnits } from "./accesses-of.ts";
// Paths that never count.
export { isDevice } from "./devices.ts";
