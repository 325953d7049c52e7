export { createPolicyLoader, type GivenPolicy, type LoadedLayers, type PolicyLoader } from "./policy-loader.ts";
export { findProjectRoot, type LoadEnvironment, type PolicyPlaces, policyPlaces } from "./policy-places.ts";
export { revokeApprovals, type SavedPolicy, type SaveOptions, saveApproval, saveRule } from "./save-policy.ts";
export { readTrust, type TrustedHashes, trustFile, untrustFile } from "./trust-store.ts";
