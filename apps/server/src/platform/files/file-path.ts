/** A path that this program would not generate. */
export class UnsafePath extends Error {
  override name = 'UnsafePath'
  constructor(path: string) {
    super(`Not a path of the file store: ${JSON.stringify(path)}`)
  }
}

/** Segments of lower-case letters, digits and `_ -`; the last one may have an extension. */
const PATH = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+(?:\.[a-z0-9]+)?$/

/** True for the path of a stored file. */
export function isFilePath(path: string): boolean {
  return PATH.test(path)
}

/** @throws {UnsafePath} unless the path is one that a stored file can have */
export function locate(path: string): string {
  if (!isFilePath(path)) throw new UnsafePath(path)
  return path
}
