import { textOf } from '../source/cells.ts'
import type { DiscourseSite } from './site.ts'

/** Path of a picture in its original size, below the address of the site. The group is the path below `/uploads/`. */
export const PICTURE_PATH = String.raw`/uploads/((?:[\w-]+/)*original/(?:[\w-]+/)*[\w-]+\.(?:png|jpe?g|gif|webp|avif))`

const SHORT = /upload:\/\/([0-9a-zA-Z]{1,27})(?:\.\w+)?/g
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Decodes the SHA-1 of a short address, which is in base 62. */
function sha1Of(name: string): string {
  let number = 0n
  for (const digit of name) number = number * 62n + BigInt(DIGITS.indexOf(digit))
  return number.toString(16).padStart(40, '0')
}

/**
 * Replaces short addresses of files in texts (`upload://…`) by full ones. The address of a missing file stays as it is.
 */
export async function withUploadPaths({ tables }: DiscourseSite, texts: readonly string[]): Promise<string[]> {
  const names = texts.flatMap((text) => [...text.matchAll(SHORT)].map(([, name = '']) => sha1Of(name)))
  const rows = await tables.related('uploads', 'sha1', names)
  const paths = new Map(rows.map((row) => [textOf(row, 'sha1'), textOf(row, 'url')]))
  return texts.map((text) => text.replaceAll(SHORT, (whole, name: string) => paths.get(sha1Of(name)) ?? whole))
}
