/** What a file must be before it is sent. */
export interface ImageRules {
  /** MIME types such as `image/png`. */
  types: readonly string[]
  /** Largest size in megabytes; none when left out. */
  maxMegabytes?: number | undefined
}

/** Pictures that every browser shows. */
export const WEB_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

const MEGABYTE = 1024 * 1024

/** Why a file is not taken, or undefined when it is. */
export function imageRefusal(file: { type: string; size: number }, rules: ImageRules): 'type' | 'size' | undefined {
  if (!rules.types.includes(file.type)) return 'type'
  return rules.maxMegabytes !== undefined && file.size > rules.maxMegabytes * MEGABYTE ? 'size' : undefined
}

/** Types as people know them: `JPEG, PNG, SVG`. */
export function typeNames(types: readonly string[]): string {
  return types.map((type) => (type.split('/')[1] ?? type).replace(/\+.*$/, '').toUpperCase()).join(', ')
}
