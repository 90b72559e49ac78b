import type { Files } from './files.ts'

/**
 * The place where new files are stored, and the place that was used before the settings changed; the latter only if
 * files may still be there.
 */
export interface FilePlaces {
  chosen: Files
  former: Files | undefined
}

/**
 * Files in the place that the settings choose at the moment. Files that are still in the former place are found there,
 * so that the place can be changed while people read, and files can be moved afterwards.
 */
export class ChosenFiles implements Files {
  readonly #places: () => Promise<FilePlaces>

  constructor(places: () => Promise<FilePlaces>) {
    this.#places = places
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    const { chosen } = await this.#places()
    await chosen.put(path, bytes)
  }

  async read(path: string): Promise<Buffer | undefined> {
    const { chosen, former } = await this.#places()
    return (await chosen.read(path)) ?? former?.read(path)
  }

  async move(from: string, to: string): Promise<void> {
    await this.#inBoth((files) => files.move(from, to))
  }

  async remove(path: string): Promise<void> {
    await this.#inBoth((files) => files.remove(path))
  }

  async list(folder: string): Promise<string[]> {
    return this.#fromBoth((files) => files.list(folder))
  }

  async all(): Promise<string[]> {
    return (await this.#fromBoth((files) => files.all())).toSorted()
  }

  /**
   * Changes the former place first, so that code that copies files from there notices what was moved or removed
   * meanwhile.
   */
  async #inBoth(change: (files: Files) => Promise<void>): Promise<void> {
    const { chosen, former } = await this.#places()
    if (former) await change(former)
    await change(chosen)
  }

  async #fromBoth(list: (files: Files) => Promise<string[]>): Promise<string[]> {
    const { chosen, former } = await this.#places()
    const [paths, others] = await Promise.all([list(chosen), former ? list(former) : []])
    return [...new Set([...paths, ...others])]
  }
}
