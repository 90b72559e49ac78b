import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { inLists } from '../questions/index.ts'

export interface MappedQuestion {
  id: number
  url_title: string
  active_at: number
}

/** A file of the sitemap: a fixed range of question keys. */
export interface SitemapPart {
  /** Counted from 1. */
  number: number
  questions: number
  /** Latest activity in this part. */
  active_at: number
}

const EVERYBODY = { hidden: false }

/** Lists the parts of the sitemap that have questions, oldest first: part n holds keys up to n times `size`. */
export async function listParts(db: Db, size: number): Promise<SitemapPart[]> {
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

/** Lists public questions with keys greater than `after` and up to `upTo`. */
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
