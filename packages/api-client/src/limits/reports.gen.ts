// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `createReport`. */
export const createReportLimits = {
  report_type: { min: 0 },
  content: { max: 500 },
  source: { max: 30 },
} as const
