// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `reviewReport`. */
export const reviewReportLimits = {
  close_type: { min: 1 },
  close_msg: { max: 500 },
  content: { max: 65_535 },
} as const
