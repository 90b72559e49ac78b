import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inLists } from '../questions/index.ts'

/** What a site map tells about a question. */
export interface MappedQuestion {
  id: number
  url_title: string
  active_at: number
}

/** A part of the site map: questions whose keys follow each other. */
export interface MapPart {
  /** From 1. */
  number: number
  questions: number
  /** When something last happened in it. */
  active_at: number
}

const EVERYBODY = { hidden: false }

/** The parts of the site map that have questions, oldest first: part n holds keys up to n times `size`. */
export async function listParts(db: Db, size: number): Promise<MapPart[]> {
  const part = sql<number>`(questions.id - 1) / ${sql.lit(size)} + 1`
  return db
    .selectFrom('questions')
    .select((eb) => [
      part.as('number'),
      eb.fn.countAll<number>().as('questions'),
      eb.fn.max('active_at').as('active_at'),
    ])
    .where(inLists(EVERYBODY))
    .groupBy(part)
    .orderBy('number')
    .execute()
}

/** Some questions that everybody may see, by their keys: after one, up to another. */
export function listMapped(
  db: Db,
  { after, upTo, limit }: { after: number; upTo?: number; limit: number },
): Promise<MappedQuestion[]> {
  return db
    .selectFrom('questions')
    .select(['id', 'url_title', 'active_at'])
    .where('id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .where(inLists(EVERYBODY))
    .orderBy('id')
    .limit(limit)
    .execute()
}
