import { globSync } from 'node:fs'

/**
 * The style files that a page may contain. They are sorted, so that the builds for browser and server give each file
 * the same number.
 */
const styleFiles = globSync(['src/**/*.css.ts', '../../packages/*/src/**/*.css.ts'], {
  cwd: import.meta.dirname,
}).toSorted()

/** vanilla-extract's hash of each style file, by the file's index in `styleFiles`. */
const hashes = new Map<number, string>()

interface Style {
  /**
   * The class name that vanilla-extract proposes: a hash of the file, followed by a number in base 36 that counts the
   * file's classes from 0.
   */
  hash: string
  /** Path of the style file, relative to this folder. */
  filePath: string
}

/**
 * Returns a class name that consists of the style file's number and the number of the class within the file, such
 * as `B30`. The library's names begin with a hash, which does not compress, and a page contains a hundred class
 * names in its scripts, styles and HTML. The capital letter distinguishes them from class names within posts.
 *
 * The README states what this saves ("Own mechanisms"). Without short names, the scripts and styles of all measured
 * pages but the list exceed their limits, and so does the HTML of the list. Delete this module when the library's
 * names compress well.
 *
 * @throws Error for a file in none of the folders above
 */
export function shortClassName({ hash, filePath }: Style): string {
  const number = styleFiles.indexOf(filePath)
  if (number < 0) throw new Error(`${filePath} is not among the style files of the site`)
  const file = String.fromCharCode(65 + Math.floor(number / 36)) + (number % 36).toString(36)
  // Whenever the library reads a file, it counts from 0 again. So the first class name of a file is the hash followed
  // by 0.
  if (!hashes.has(number)) hashes.set(number, hash.slice(0, -1))
  return file + hash.slice(hashes.get(number)?.length)
}
