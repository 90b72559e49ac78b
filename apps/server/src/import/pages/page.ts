import type { Unusable } from '../run.ts'

/** A question with its answers, read from a file or a row. */
export interface Page {
  /** Unique in the source: the path of a file, or the id or number of a row. */
  id: string
  title: string
  /** Markdown; '' if the title is the whole question. */
  question: string
  /** Markdown. The first answer is the accepted one. */
  answers: readonly string[]
  tags: readonly string[]
  /** A username or an e-mail address of this site, or any other name; '' for none. */
  author: string
  createdAt: number
  editedAt: number | undefined
  /** Former paths of the page, `/faq/install`. */
  paths: readonly string[]
  notes: readonly Unusable[]
}

/** A source of pages. */
export interface PageSource {
  /** Name of this part in the report of the import. */
  part: string
  total: number
  /** Identifies the state of the source: the text differs once its content has changed. */
  fingerprint: string
  /** Reads the pages in a fixed order. */
  batches(size: number, skip: number): AsyncIterable<readonly Page[]>
  /** Returns the file for a relative picture address in a text of a page; undefined for any other address. */
  pictureOf(page: Page, address: string): string | undefined
  /** The folder of the pictures. */
  folder: string
}

/** Reads a list of texts from a list, or from one text that separates them by commas or semicolons. */
export function listIn(value: unknown): string[] {
  const parts: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[,;，、]/) : []
  return parts.flatMap((part) => textIn(part).trim() || [])
}

export function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Parses a date: a text like `2024-05-01`, with or without a time, or the value that YAML made of one. */
export function dateIn(value: unknown): number | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.getTime()
  const text = textIn(value).trim()
  if (!/^\d{4}-\d\d?-\d\d?/.test(text)) return undefined
  const at = Date.parse(
    /\d:\d\d/.test(text) && !/(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? `${text.replace(' ', 'T')}Z` : text,
  )
  return Number.isNaN(at) ? undefined : at
}
