import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { lstat, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessAbsent } from './unless-absent.ts'

/**
 * Permissions of files with the site's data. Only the account that runs the server may access them, whatever its umask
 * allows.
 */
export const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
/** The permission bits of the group and of all other accounts. */
const RIGHTS_OF_OTHERS = 0o077

/** Creates a folder, and those above it, that no other account can enter; existing ones stay unchanged. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER })
}

/** Like {@link makePrivateFolder}, for start-up code that must be synchronous. */
export function makePrivateFolderSync(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER })
}

/** Writes a new file that nobody else can read. */
export async function writePrivateFile(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path, bytes, { mode: PRIVATE_FILE })
}

/** Makes an empty file that nobody else can read, if there is no file yet. */
export function makePrivateFileSync(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE_FILE))
}

/** Writes a file that nobody else can read. Readers see the old content or the new content, never a part of it. */
export function replacePrivateFileSync(path: string, text: string): void {
  const draft = `${path}.tmp`
  // A leftover file would keep its permissions.
  rmSync(draft, { force: true })
  writeFileSync(draft, text, { mode: PRIVATE_FILE })
  renameSync(draft, path)
}

/**
 * Lists the files and folders that other accounts of this machine may use. An older version, or somebody by hand, may
 * have made them.
 * @param paths files and folders; absent ones are ignored, and the contents of folders are looked at too
 * @param options.except names of folders that are not looked into
 */
export async function findExposedFiles(
  paths: readonly string[],
  options: { except: readonly string[] },
): Promise<string[]> {
  // Windows has no permissions of this kind.
  if (process.platform === 'win32') return []
  const found = await Promise.all([...new Set(paths)].map((path) => exposedBelow(path, options.except)))
  return [...new Set(found.flat())]
}

async function exposedBelow(path: string, except: readonly string[]): Promise<string[]> {
  const stats = await unlessAbsent(lstat(path))
  if (!stats?.isFile() && !stats?.isDirectory()) return []
  const found = (stats.mode & RIGHTS_OF_OTHERS) === 0 ? [] : [path]
  if (!stats.isDirectory()) return found
  const names = await namesIn(path)
  for (const name of names) if (!except.includes(name)) found.push(...(await exposedBelow(join(path, name), except)))
  return found
}

/** Lists the names in a folder; none if this process may not read the folder, such as the `lost+found` of a volume. */
async function namesIn(path: string): Promise<string[]> {
  try {
    return (await unlessAbsent(readdir(path))) ?? []
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')) return []
    throw error
  }
}
