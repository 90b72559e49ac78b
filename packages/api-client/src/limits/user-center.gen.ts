// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `getUserCenterBranding`. */
export const getUserCenterBrandingLimits = {
  username: { min: 1, max: 100 },
} as const
