import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the repository, absolute. */
const ROOT = join(process.cwd(), '..', '..')

/** Reads a file of the repository. */
export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** True if the repository has the file or folder. */
export const hasSource = (path: string): boolean => existsSync(join(ROOT, path))

/** Lists the names in a folder of the repository, in alphabetical order. */
export const namesIn = (folder: string): string[] => readdirSync(join(ROOT, folder)).toSorted()
