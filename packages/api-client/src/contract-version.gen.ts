// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Version of the contract that this package was made for; it fits sites whose contract is compatible. */
export const CONTRACT_VERSION = '0.2.0'
