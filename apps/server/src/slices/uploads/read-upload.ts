import type { AppContext } from '../../context.ts'
import { cropSquare } from './picture.ts'
import type { PictureType } from './picture-type.ts'
import { mediaTypeOf } from './picture-type.ts'
import { cropFolder, cropSide, pathsIn } from './upload.ts'

/** A stored picture as it is served. */
export interface StoredPicture {
  bytes: Buffer
  mediaType: string
  /** Identifies the exact bytes: the content of a path never changes. */
  version: string
}

/**
 * Reads the picture at a path below /uploads/; undefined if there is none.
 * @param path from the request; anything but the path of an upload yields undefined
 * @param size side of a square crop in pixels, for avatars; rounded up to one of a few sizes, 1024 at most
 */
export async function readUpload(
  ctx: AppContext,
  path: string,
  size: string | undefined,
): Promise<StoredPicture | undefined> {
  if (pathsIn(`/uploads/${path}`)[0] !== path) return undefined
  const whole = await ctx.files.read(path)
  if (!whole) return undefined
  const [, source = '', id = '', ending = ''] = /^(\w+)\/(\w+)\.(\w+)$/.exec(path) ?? []
  // pathsIn has just established that the path ends in a picture type.
  const type = ending as PictureType
  const side = source === 'avatar' ? cropSide(size) : undefined
  const bytes = side === undefined || type === 'ico' ? whole : await readCrop(ctx, { path, whole, type, side })
  return { bytes, mediaType: mediaTypeOf(type), version: side === undefined ? id : `${id}-${side}` }
}

interface Wanted {
  path: string
  whole: Buffer
  type: Exclude<PictureType, 'ico'>
  side: number
}

/** Returns a crop, creating it the first time. */
async function readCrop(ctx: AppContext, { path, whole, type, side }: Wanted): Promise<Buffer> {
  const cropPath = `${cropFolder(path)}/${side}.${type}`
  const present = await ctx.files.read(cropPath)
  if (present) return present
  const crop = await cropSquare(whole, type, side)
  // A crop that was not stored is created again by the next request.
  await ctx.files.put(cropPath, crop).catch((error: unknown) => ctx.log.warn({ err: error }, 'a crop was not stored'))
  return crop
}
