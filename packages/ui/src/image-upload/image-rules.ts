/** Requirements for a file before it is sent. */
export interface ImageRules {
  /** MIME types such as `image/png`. */
  types: readonly string[]
  /** Maximum size in megabytes; no limit by default. */
  maxMegabytes?: number | undefined
}

/** Image types that every browser displays. */
export const WEB_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

const MEGABYTE = 1024 * 1024

/** Returns the reason to refuse a file, or undefined. */
export function imageRefusal(file: { type: string; size: number }, rules: ImageRules): 'type' | 'size' | undefined {
  if (!rules.types.includes(file.type)) return 'type'
  return rules.maxMegabytes !== undefined && file.size > rules.maxMegabytes * MEGABYTE ? 'size' : undefined
}

/** Names of the types whose MIME type is not what people call them. */
const NAMES: Readonly<Record<string, string>> = {
  'image/webp': 'WebP',
  'image/x-icon': 'ICO',
  'image/vnd.microsoft.icon': 'ICO',
}

/** Formats types as people know them, each once: `JPEG, PNG, SVG`. */
export function typeNames(types: readonly string[]): string {
  const names = types.map((type) => NAMES[type] ?? (type.split('/')[1] ?? type).replace(/\+.*$/, '').toUpperCase())
  return [...new Set(names)].join(', ')
}
