// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `listPersonalReputationMonths`. */
export const listPersonalReputationMonthsLimits = {
  username: { min: 1, max: 100 },
} as const
