import type { UploadSource } from '../slices/uploads/index.ts'
import type { Unusable } from './run.ts'
import type { FormerUploads } from './uploads.ts'

/** Addresses of uploads of an Answer site, with or without its host. */
function patternOf(hosts: readonly string[]): RegExp {
  const names = hosts.map((host) => host.replaceAll(/[^\w-]/g, String.raw`\$&`)).join('|')
  const host = names === '' ? '' : String.raw`(?:(?:https?:)?//(?:www\.)?(?:${names})(?::\d+)?(?:/[\w-]+)*?)?`
  return new RegExp(String.raw`(?<![\w./])${host}/uploads/((?:post|avatar|branding)/[\w-]+\.\w{2,5})`, 'gi')
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
  hosts: readonly string[],
  { id, texts, ownerId, source }: PicturedTexts,
): Promise<{ texts: string[]; notes: Unusable[] }> {
  const pattern = patternOf(hosts)
  const addresses = new Map<string, string>()
  const notes: Unusable[] = []
  for (const path of new Set(
    texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])),
  )) {
    const taken =
      ownerId === undefined ? { lost: `picture of nobody: ${path}` } : await uploads.take(path, { source, ownerId })
    if (typeof taken === 'string') addresses.set(path, taken)
    else notes.push({ id, reason: taken.lost })
  }
  return {
    texts: texts.map((text) => text.replaceAll(pattern, (whole, path: string) => addresses.get(path) ?? whole)),
    notes,
  }
}
