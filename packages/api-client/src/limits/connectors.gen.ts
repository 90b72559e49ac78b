// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `startConnectorLogin`. */
export const startConnectorLoginLimits = {
  bind: { max: 200 },
} as const

/** Limits of the fields of `finishConnectorLogin`. */
export const finishConnectorLoginLimits = {
  state: { max: 200 },
  code: { max: 4096 },
  error: { max: 200 },
} as const

/** Limits of the fields of `bindConnectorEmail`. */
export const bindConnectorEmailLimits = {
  binding_key: { min: 2, max: 100 },
  email: { min: 2, max: 512 },
} as const
