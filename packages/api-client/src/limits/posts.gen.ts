// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `renderPost`. */
export const renderPostLimits = {
  content: { max: 65_536 },
} as const
