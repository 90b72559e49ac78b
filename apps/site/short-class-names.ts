import { globSync } from 'node:fs'

/** The style files that a page may contain, sorted so that the builds for browser and server agree on their numbers. */
const styleFiles = globSync(['src/**/*.css.ts', '../../packages/*/src/**/*.css.ts'], {
  cwd: import.meta.dirname,
}).toSorted()

/** vanilla-extract's hash of each style file, by the file's number. */
const hashes = new Map<number, string>()

interface Style {
  /**
   * The class name of vanilla-extract: a hash of the file, followed by a count within it in base 36 that begins with 0.
   */
  hash: string
  /** Path of the style file, relative to this folder. */
  filePath: string
}

/**
 * Returns a class name that consists of the style file's number and the count within the file, such as `B30`. The
 * library's names begin with a hash, which does not compress, and a page contains a hundred class names in its scripts,
 * styles and HTML. The capital letter distinguishes them from class names within posts.
 *
 * It saves 1.3 of 149 kB of scripts, 0.5 of 15.4 kB of styles and 0.2 of 10.8 kB of HTML on a question's page,
 * compressed (`pnpm budget`, with and without it); without it the pages exceed all three limits. Delete it when the
 * library's names compress well.
 *
 * @throws Error for a file in none of the folders above
 */
export function shortClassName({ hash, filePath }: Style): string {
  const number = styleFiles.indexOf(filePath)
  if (number < 0) throw new Error(`${filePath} is not among the style files of the site`)
  const file = String.fromCharCode(65 + Math.floor(number / 36)) + (number % 36).toString(36)
  // The library restarts its count whenever it reads the file.
  if (!hashes.has(number)) hashes.set(number, hash.slice(0, -1))
  return file + hash.slice(hashes.get(number)?.length)
}
