import type { Sharp } from 'sharp'
import { BoundedQueue } from '../../platform/concurrency/bounded-queue.ts'
import { openPicture } from '../../platform/pictures/open-picture.ts'
import { DamagedPicture, NotAPicture, TooManyPixels, TypeNotTaken } from './errors.ts'
import { packIcon, readIcon } from './icon.ts'
import type { PictureType } from './picture-type.ts'
import { pictureTypeOf } from './picture-type.ts'
import type { SourceRules } from './upload.ts'

/**
 * Maximum number of megapixels in all frames together, the default of site_advanced.max_image_megapixel
 * (docs/spec/contract.md#uploads).
 */
const MAX_MEGAPIXELS = 40
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000
/** Pictures that take longer to decode and encode are refused. */
const MAX_SECONDS = 30

const turns = new BoundedQueue({ running: 2, waiting: 60, maxWaitMs: 60_000, retrySeconds: 10 })

/** A re-encoded picture: its pixels and nothing else of the uploaded file. */
export interface CleanPicture {
  bytes: Buffer
  type: PictureType
  /** Width of one frame, in pixels. */
  width: number
  height: number
}

/**
 * Re-encodes a picture so that only its pixels remain: no metadata, no data hidden before, after or between them. The
 * orientation noted by a camera is applied first.
 * @throws {NotAPicture | TypeNotTaken | TooManyPixels | DamagedPicture}
 * @throws {TooManyRequests} if too many pictures are queued
 */
export async function cleanPicture(bytes: Buffer, rules: SourceRules): Promise<CleanPicture> {
  const type = pictureTypeOf(bytes)
  if (type === undefined) throw new NotAPicture()
  if (!rules.types.includes(type)) throw new TypeNotTaken(rules.types)
  return turns.run(() => (type === 'ico' ? cleanIcon(bytes) : cleanRaster(bytes, type, rules)))
}

/**
 * Queues image processing: uploads and the pictures drawn by the site share one queue.
 * @throws {TooManyRequests} if too many pictures are queued
 */
export function queued<T>(draw: () => Promise<T>): Promise<T> {
  return turns.run(draw)
}

/** Crops a picture to its centred square, and scales the square to a side in pixels. */
export async function cropSquare(bytes: Buffer, type: Exclude<PictureType, 'ico'>, side: number): Promise<Buffer> {
  return turns.run(() =>
    encode(openPicture(bytes, { limitInputPixels: MAX_PIXELS }).resize(side, side, { fit: 'cover' }), type).toBuffer(),
  )
}

async function cleanRaster(
  bytes: Buffer,
  type: Exclude<PictureType, 'ico'>,
  rules: SourceRules,
): Promise<CleanPicture> {
  const frames = await countFrames(bytes)
  const animated = rules.animated && frames > 1
  const opened = openPicture(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated })
  // While an animation is processed, its frames are stacked into one tall picture; rotating that would tear them apart.
  const upright = animated ? opened : opened.autoOrient()
  const { maxSide } = rules
  const fitted = maxSide === undefined ? upright : upright.resize(maxSide, maxSide, INSIDE)
  try {
    const { data, info } = await encode(fitted, type).timeout({ seconds: MAX_SECONDS }).toBuffer({
      resolveWithObject: true,
    })
    return { bytes: data, type, width: info.width, height: animated ? Math.round(info.height / frames) : info.height }
  } catch {
    throw new DamagedPicture()
  }
}

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const

/**
 * Counts the frames of a picture from its header alone, so that nothing is decoded before its pixels are counted.
 * @throws {TooManyPixels | DamagedPicture}
 */
async function countFrames(bytes: Buffer): Promise<number> {
  // sharp's own limit is off: this check counts all frames and throws a clear error.
  const head = await openPicture(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch(() => {
      throw new DamagedPicture()
    })
  const frames = head.pages ?? 1
  if (head.width * (head.pageHeight ?? head.height) * frames > MAX_PIXELS) throw new TooManyPixels(MAX_MEGAPIXELS)
  return frames
}

function encode(picture: Sharp, type: Exclude<PictureType, 'ico'>): Sharp {
  switch (type) {
    case 'jpg':
      return picture.jpeg({ quality: 88 })
    case 'png':
      return picture.png()
    case 'webp':
      return picture.webp({ quality: 88 })
    case 'gif':
      return picture.gif({ effort: 3 })
  }
}

async function cleanIcon(bytes: Buffer): Promise<CleanPicture> {
  const images = readIcon(bytes)
  const drawn = await Promise.all(images.map((image) => drawIconImage(image))).catch(() => {
    throw new DamagedPicture()
  })
  const largest = drawn.reduce((best, image) => (image.width > best.width ? image : best))
  return { bytes: packIcon(drawn), type: 'ico', width: largest.width, height: largest.height }
}

/** Largest side that icons use. */
const ICON_SIDE = 256

async function drawIconImage(image: ReturnType<typeof readIcon>[number]) {
  const opened =
    image.kind === 'png'
      ? openPicture(image.bytes, { limitInputPixels: ICON_SIDE * ICON_SIDE * 16, failOn: 'error' })
      : openPicture(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
  const { data, info } = await opened
    .resize(ICON_SIDE, ICON_SIDE, INSIDE)
    .png()
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
