/** Returns the primary colour from a theme's free-form settings, if they have one. */
export function primaryColour(config: unknown): string | undefined {
  if (typeof config !== 'object' || config === null || !('primary_color' in config)) return undefined
  return typeof config.primary_color === 'string' ? config.primary_color : undefined
}
