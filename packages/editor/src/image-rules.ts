/** The largest image when nothing else is said: 4 MB (product spec §5). */
export const MAX_IMAGE_BYTES = 4 * 1024 * 1024

/** Image types taken when nothing else is said. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Which files are taken. */
export interface ImageRules {
  /** MIME types; {@link IMAGE_TYPES} when left out. */
  types?: readonly string[]
  /** {@link MAX_IMAGE_BYTES} when left out. */
  maxBytes?: number
}

/** Why a file was not put into the text. */
export type ImageRefusal = 'type' | 'size' | 'failed'

/**
 * Says why a file would be refused, before anything is sent.
 *
 * @returns null when it may be uploaded
 */
export function imageRefusal(
  file: { type: string; size: number },
  { types = IMAGE_TYPES, maxBytes = MAX_IMAGE_BYTES }: ImageRules,
): 'type' | 'size' | null {
  if (!types.includes(file.type)) return 'type'
  return file.size > maxBytes ? 'size' : null
}
