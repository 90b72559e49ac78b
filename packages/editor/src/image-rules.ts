/** Default maximum size of an image: 4 MB. */
export const MAX_IMAGE_BYTES = 4 * 1024 * 1024

/** Image types accepted by default. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Rules for accepted files. */
export interface ImageRules {
  /** MIME types; default {@link IMAGE_TYPES}. */
  types?: readonly string[]
  /** Default {@link MAX_IMAGE_BYTES}. */
  maxBytes?: number
}

/** Reason why a file was not inserted. */
export type ImageRefusal = 'type' | 'size' | 'failed'

/**
 * Checks a file before anything is sent.
 *
 * @returns the reason for a refusal, or null if the file may be uploaded
 */
export function imageRefusal(
  file: { type: string; size: number },
  { types = IMAGE_TYPES, maxBytes = MAX_IMAGE_BYTES }: ImageRules,
): 'type' | 'size' | null {
  if (!types.includes(file.type)) return 'type'
  return file.size > maxBytes ? 'size' : null
}
