const MEGABYTE = 1024 * 1024

/** Accepted image types of an avatar (schema FileUploadBody). */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Maximum size of an avatar, in megabytes (docs/spec/contract.md#uploads). */
export const AVATAR_MEGABYTES = 4

/** Returns the reason why a file would be refused as an avatar, or undefined. */
export function avatarFileProblem(file: { type: string; size: number }): 'type' | 'size' | undefined {
  if (!AVATAR_TYPES.some((type) => type === file.type)) return 'type'
  return file.size > AVATAR_MEGABYTES * MEGABYTE ? 'size' : undefined
}
