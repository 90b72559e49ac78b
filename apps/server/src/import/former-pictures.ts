import type { UploadSource } from '../slices/uploads/index.ts'
import type { Unusable } from './run.ts'
import type { FormerUploads } from './uploads.ts'

/** The addresses of pictures in the texts of a source. */
export interface PictureAddresses {
  /** With the flags `gi`; its first group is what stands for the file. */
  pattern: RegExp
  /** Returns the path of a file in the folder of uploads by that group; by default they are the same. */
  pathOf?(found: string): string
}

/**
 * Returns a pattern for addresses with or without a host of the source.
 * @param path of the address, as the source of a regular expression with one group
 */
export function addressPattern(hosts: readonly string[], path: string): RegExp {
  const names = hosts.map((host) => host.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|')
  const host = names === '' ? '' : String.raw`(?:(?:https?:)?//(?:www\.)?(?:${names})(?::\d+)?(?:/[\w-]+)*?)?`
  return new RegExp(String.raw`(?<![\w./])${host}${path}`, 'gi')
}

/** Texts of one row, whose pictures have one owner. */
export interface PicturedTexts {
  id: string
  texts: readonly string[]
  ownerId: number | undefined
  source: UploadSource
}

/**
 * Stores the pictures that some texts show, and puts their addresses here into the texts.
 * @returns the texts in their order, and the pictures that could not be stored
 */
export async function takePictures(
  uploads: FormerUploads,
  { pattern, pathOf = (found) => found }: PictureAddresses,
  { id, texts, ownerId, source }: PicturedTexts,
): Promise<{ texts: string[]; notes: Unusable[] }> {
  const addresses = new Map<string, string>()
  const notes: Unusable[] = []
  const shown = new Set(texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])))
  for (const found of shown) {
    const path = pathOf(found)
    const taken =
      ownerId === undefined ? { lost: `picture of nobody: ${path}` } : await uploads.take(path, { source, ownerId })
    if (typeof taken === 'string') addresses.set(found, taken)
    else notes.push({ id, reason: taken.lost })
  }
  return {
    texts: texts.map((text) => text.replaceAll(pattern, (whole, found: string) => addresses.get(found) ?? whole)),
    notes,
  }
}
