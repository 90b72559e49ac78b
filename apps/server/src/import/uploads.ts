import { readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { Refusal } from '../platform/refusals/refusal.ts'
import { unlessAbsent } from '../platform/files/unless-absent.ts'
import type { UploadSource } from '../slices/uploads/index.ts'
import { findUploads, storePicture, uploadAddressOf } from '../slices/uploads/index.ts'
import type { ImportRun } from './run.ts'
import { findLocalIds, saveLocalIds } from './store.ts'

/** Size limit in bytes; a larger file is no picture for a post. */
const MAX_BYTES = 50 * 1024 * 1024

/** A picture that could not be imported, and why. */
export interface LostPicture {
  lost: string
}

/** The pictures of a source. Each is stored when the first text needs it. */
export class FormerUploads {
  #run: ImportRun
  #folder: string | undefined

  /** @param folder of the files, under the names that addresses have below `/uploads/`; undefined if there is none */
  constructor(run: ImportRun, folder: string | undefined) {
    this.#run = run
    this.#folder = folder
  }

  /**
   * Stores a picture unless it is already stored. Called between transactions, because re-encoding takes time.
   * @param path below `/uploads/`
   * @returns the address on this site, or why the picture cannot be stored
   */
  async take(path: string, use: { source: UploadSource; ownerId: number }): Promise<string | LostPicture> {
    // An address may contain NUL as `%00`; file names and PostgreSQL texts cannot.
    if (path.includes('\0'))
      return { lost: `picture with a name that no file can have: ${path.replaceAll('\0', '%00')}` }
    const { ctx, source, siteUrl } = this.#run
    // An avatar gets a file of its own, because changing the avatar deletes the file, which a post might show.
    const key = use.source === 'avatar' && !path.startsWith('avatar/') ? `avatar ${path}` : path
    const known = (await findLocalIds(ctx.db, source, 'upload', [key])).get(key)
    const [upload] = known === undefined ? [] : await findUploads(ctx.db, [known])
    if (upload) return uploadAddressOf(upload.path, siteUrl)
    const bytes = await this.#read(path)
    if (!Buffer.isBuffer(bytes)) return bytes
    try {
      const stored = await storePicture(ctx, bytes, use)
      if (known === undefined) {
        await ctx.db.transaction().execute((tx) => saveLocalIds(tx, source, 'upload', new Map([[key, stored.id]])))
      }
      return uploadAddressOf(stored.path, siteUrl)
    } catch (error) {
      if (error instanceof Refusal) return { lost: `no usable picture (${error.name}): ${path}` }
      throw error
    }
  }

  async #read(path: string): Promise<Buffer | LostPicture> {
    if (this.#folder === undefined) return { lost: `picture without a folder of uploads: ${path}` }
    const file = await fileWithin(this.#folder, path)
    const info = file === undefined ? undefined : await unlessAbsent(stat(file))
    if (file === undefined || info?.isFile() !== true) {
      return { lost: `picture that is not in the folder of uploads: ${path}` }
    }
    if (info.size > MAX_BYTES) return { lost: `picture of more than ${MAX_BYTES} bytes: ${path}` }
    return readFile(file)
  }
}

/**
 * Returns the real path of a file in a folder; undefined if it does not exist, or if `..` or a link leads out of the
 * folder. The source may come from somebody else, and what is read here is published.
 */
async function fileWithin(folder: string, path: string): Promise<string | undefined> {
  const [root, file] = [await unlessAbsent(realpath(folder)), await resolveLinks(join(folder, path))]
  if (root === undefined || file === undefined) return undefined
  const within = relative(root, file)
  return within === '' || within.split(sep)[0] === '..' || isAbsolute(within) ? undefined : file
}

/**
 * Error codes of paths without a file. Members of the former site wrote the paths, so these errors must not end the
 * import.
 */
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

async function resolveLinks(path: string): Promise<string | undefined> {
  try {
    return await realpath(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.has(String(error.code))) return undefined
    throw error
  }
}
