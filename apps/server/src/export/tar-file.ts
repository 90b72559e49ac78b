import { readdir, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { BrokenBackup } from '../backup/index.ts'
import { makePrivateFolder } from '../platform/files/private-files.ts'

/** True if the name of an export ends like a tar file. */
export function isTarName(name: string): boolean {
  return /\.(?:tar|tar\.gz|tgz)$/i.test(name)
}

/**
 * Packs a folder into a new tar file, compressed if the name says so. The same folder gives the same bytes.
 * @param folder must be inside a folder of the caller, because the tar file is first written beside this folder
 */
export async function packFolder(folder: string, file: string): Promise<void> {
  // Imported on use, because few commands pack anything.
  const { create } = await import('tar')
  const draft = `${folder}.tar`
  const gzip = /gz$/i.test(file)
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  // Without owners and times, so that the bytes do not depend on the machine.
  const options = { cwd: folder, file: draft, gzip, portable: true, mtime: new Date(0), mode: 0o600 }
  try {
    await create(options, names.toSorted())
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Unpacks a file into a folder, which is emptied first.
 * @throws {BrokenBackup}
 */
export async function unpackFile(file: string, folder: string): Promise<void> {
  const { extract } = await import('tar')
  await rm(folder, { recursive: true, force: true })
  await makePrivateFolder(folder)
  try {
    // Links could lead outside the folder; an export contains none.
    await extract({ cwd: folder, file, strict: true, filter: (_path, entry) => 'type' in entry && isPlain(entry.type) })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error
    throw new BrokenBackup('It is damaged, or no tar file.', { cause: error })
  }
}

function isPlain(type: string): boolean {
  return type === 'File' || type === 'OldFile' || type === 'Directory'
}
