const MEGABYTE = 1024 * 1024

/** Types of pictures that an avatar may be (contract: FileUploadBody). */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** The largest avatar (product spec §5). */
export const AVATAR_MEGABYTES = 4

/** Says why a file would be refused as an avatar before it is sent; undefined when it may be. */
export function avatarFileProblem(file: { type: string; size: number }): 'type' | 'size' | undefined {
  if (!AVATAR_TYPES.some((type) => type === file.type)) return 'type'
  return file.size > AVATAR_MEGABYTES * MEGABYTE ? 'size' : undefined
}
