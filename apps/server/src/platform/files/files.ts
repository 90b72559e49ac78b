import { randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Where the site keeps what people upload: a flat store of byte sequences under paths such as `post/1f0c.png`. Paths
 * are made by this program, never by a request. Another store (S3 and what speaks like it) implements the same.
 */
export interface Files {
  /** Stores bytes; whoever reads the path sees all of them or none. */
  put(path: string, bytes: Uint8Array): Promise<void>
  /** The stored bytes, undefined when there are none. */
  read(path: string): Promise<Buffer | undefined>
  /** Gives the bytes another path. Nothing happens when there are none, so that it can be done twice. */
  move(from: string, to: string): Promise<void>
  /** Takes the bytes away; nothing happens when there are none. */
  remove(path: string): Promise<void>
  /** The paths directly in a folder, in no order. */
  list(folder: string): Promise<string[]>
}

/** A path that this program would not make. */
export class UnsafePath extends Error {
  override name = 'UnsafePath'
  constructor(path: string) {
    super(`Not a path of the file store: ${JSON.stringify(path)}`)
  }
}

/** Segments of lower-case letters, digits and `_ -`, the last one with an ending. */
const PATH = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+(?:\.[a-z0-9]+)?$/

/** Files in a folder of this machine. */
export class LocalFiles implements Files {
  #root: string

  /** @param root absolute path; made when the first file comes */
  constructor(root: string) {
    this.#root = root
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    const target = this.#locate(path)
    // Written beside it and renamed, so that nobody reads half a file.
    const draft = `${target}.${randomBytes(6).toString('hex')}`
    await mkdir(dirname(target), { recursive: true })
    try {
      await writeFile(draft, bytes)
      await rename(draft, target)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  read(path: string): Promise<Buffer | undefined> {
    return unlessAbsent(readFile(this.#locate(path)))
  }

  async move(from: string, to: string): Promise<void> {
    const target = this.#locate(to)
    await mkdir(dirname(target), { recursive: true })
    await unlessAbsent(rename(this.#locate(from), target))
  }

  async remove(path: string): Promise<void> {
    await rm(this.#locate(path), { force: true })
  }

  async list(folder: string): Promise<string[]> {
    const entries = await unlessAbsent(readdir(this.#locate(folder), { withFileTypes: true }))
    const files = (entries ?? []).filter((entry) => entry.isFile())
    return files.map((entry) => `${folder}/${entry.name}`)
  }

  #locate(path: string): string {
    if (!PATH.test(path)) throw new UnsafePath(path)
    return join(this.#root, path)
  }
}

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
