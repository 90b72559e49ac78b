// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `getUserPluginConfig`. */
export const getUserPluginConfigLimits = {
  plugin_slug_name: { min: 2, max: 100 },
} as const

/** Limits of the fields of `updateUserPluginConfig`. */
export const updateUserPluginConfigLimits = {
  plugin_slug_name: { min: 2, max: 100 },
} as const
