import type { UploadSource } from '../slices/uploads/index.ts'
import type { Unusable } from './run.ts'
import type { FormerUploads } from './uploads.ts'

/** The form of picture addresses in the texts of a source. */
export interface PictureAddresses {
  /** With the flags `gi`. Its first group identifies the file. */
  pattern: RegExp
  /** Converts that group to the file's path in the folder of uploads; by default the group is the path. */
  pathOf?(found: string): string
}

/**
 * Returns a pattern for addresses with or without a host of the source.
 * @param path regular expression source for the path, with one group
 */
export function addressPattern(hosts: readonly string[], path: string): RegExp {
  const names = hosts.map((host) => host.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|')
  const host = names === '' ? '' : String.raw`(?:(?:https?:)?//(?:www\.)?(?:${names})(?::\d+)?(?:/[\w-]+)*?)?`
  return new RegExp(String.raw`(?<![\w./])${host}${path}`, 'gi')
}

/** Texts of one row; their pictures have the same owner. */
export interface PicturedTexts {
  id: string
  texts: readonly string[]
  ownerId: number | undefined
  source: UploadSource
}

/**
 * Stores the pictures in some texts, and replaces their addresses by those on this site.
 * @returns the texts in the same order, and the pictures that could not be stored
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
