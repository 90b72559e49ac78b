import type { Capabilities } from '../db/database.ts'
import { fts5 } from './fts5.ts'
import type { FullText } from './full-text-index.ts'
import { tsvector } from './tsvector.ts'

/** Returns the full-text index of an engine. */
export function fullTextOf(can: Pick<Capabilities, 'fullText'>): FullText {
  return { fts5, tsvector }[can.fullText]
}
