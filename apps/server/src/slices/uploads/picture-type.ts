/** The accepted types of pictures, by file extension. */
export type PictureType = 'jpg' | 'png' | 'gif' | 'webp' | 'ico'

const MEDIA: Readonly<Record<PictureType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  ico: 'image/x-icon',
}

/** The first bytes of each type, in hexadecimal. */
const SIGNATURES: readonly (readonly [PictureType, RegExp])[] = [
  ['jpg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['gif', /^47494638(37|39)61/],
  ['webp', /^52494646.{8}57454250/],
  ['ico', /^00000100/],
]

/** Detects the type from the first bytes, ignoring the name; only decoding proves it. */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  const head = bytes.subarray(0, 12).toString('hex')
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0]
}

export function mediaTypeOf(type: PictureType): string {
  return MEDIA[type]
}
