import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { UnusableSource } from '../source/errors.ts'

/** The parts of an opened backup. */
export interface OpenedBackup {
  /** Path of the SQL dump, or the address of the database. */
  dump: string
  /** Folder for the uploaded files, which may be missing; undefined for a dump or a database without a given folder. */
  uploads: string | undefined
  close(): Promise<void>
}

const DUMPS = ['dump.sql.gz', 'dump.sql']
/** Files to unpack: the dump, and pictures in their original size. Smaller copies are created again. */
const NEEDED =
  /^(?:\.\/)?(?:dump\.sql(?:\.gz)?|uploads\/(?:[\w-]+\/)*original\/(?:[\w-]+\/)*[\w-]+\.(?:png|jpe?g|gif|webp|avif))$/i

/**
 * Opens a backup (`.tar.gz`, `.tgz`, `.tar`), an unpacked one (a folder), a dump alone, or the address of a database. A
 * packed backup is unpacked into a temporary folder first.
 * @throws {UnusableSource}
 */
export async function openBackup(location: string, uploads: string | undefined): Promise<OpenedBackup> {
  const nothingToClose = async (): Promise<void> => {}
  if (/^\w+:\/\//.test(location)) return { dump: location, uploads, close: nothingToClose }
  const info = await stat(location).catch(() => undefined)
  if (!info) throw new UnusableSource(`There is no file ${location}`)
  if (info.isDirectory()) return { ...(await partsOf(location, uploads)), close: nothingToClose }
  if (!/\.(?:tar|tgz|tar\.gz)$/i.test(location)) return { dump: location, uploads, close: nothingToClose }
  const folder = await mkdtemp(join(tmpdir(), 'quandary-import-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    await unpack(location, folder)
    return { ...(await partsOf(folder, uploads)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  // Imported on use, because few imports unpack anything.
  const { extract } = await import('tar')
  try {
    // Links could lead outside the folder, and no needed file is a link.
    const filter = (path: string, entry: object) => NEEDED.test(path) && 'type' in entry && isFile(entry.type)
    await pipeline(createReadStream(file), extract({ cwd: folder, strict: true, filter }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableSource(`${file} cannot be unpacked: ${reason}. It is damaged or no backup: copy it anew`)
  }
}

function isFile(type: unknown): boolean {
  return type === 'File' || type === 'OldFile' || type === 'ContiguousFile'
}

async function partsOf(folder: string, uploads: string | undefined): Promise<Omit<OpenedBackup, 'close'>> {
  const own = join(folder, 'uploads')
  for (const name of DUMPS) {
    const dump = join(folder, name)
    const isThere = (await stat(dump).catch(() => undefined))?.isFile() === true
    if (isThere) return { dump, uploads: uploads ?? own }
  }
  throw new UnusableSource(`This is no Discourse backup: it has no ${DUMPS.join(' and no ')}`)
}
