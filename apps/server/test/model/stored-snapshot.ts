import type { RealSite } from './real-site.ts'
import type { Snapshot } from './snapshot.ts'
import { line } from './snapshot.ts'

/**
 * Reads every counter, status and text that a site has stored. Keys are the names this run has given to its objects.
 */
export async function readStoredSnapshot(real: RealSite): Promise<Snapshot> {
  const parts = await Promise.all(
    [questionLines, postLines, tagLines, personLines, pendingLines].map((read) => read(real)),
  )
  return Object.assign({}, ...parts)
}

async function questionLines(real: RealSite): Promise<Snapshot> {
  const { db } = real.site.ctx
  const tags = await db
    .selectFrom('question_tags')
    .innerJoin('tags', 'tags.id', 'question_tags.tag_id')
    .select(['question_tags.question_id', 'tags.slug_name'])
    .orderBy('question_tags.position')
    .execute()
  const tagsOf = Map.groupBy(tags, (tag) => tag.question_id)
  const lines: Snapshot = {}
  for (const row of await db.selectFrom('questions').selectAll().execute()) {
    lines[real.nameOf('q', row.id)] = line({
      status: row.status,
      title: row.title,
      listed: row.listed === 1,
      pinned: row.pinned === 1,
      votes: row.vote_count,
      answers: row.answer_count,
      accepted: row.accepted_answer_id === null ? null : real.nameOf('a', row.accepted_answer_id),
      last: row.last_answer_id === null ? null : real.nameOf('a', row.last_answer_id),
      bookmarks: row.collection_count,
      followers: row.follow_count,
      tags: (tagsOf.get(row.id) ?? []).map((tag) => tag.slug_name).join(' '),
    })
  }
  return lines
}

async function postLines(real: RealSite): Promise<Snapshot> {
  const { db } = real.site.ctx
  const lines: Snapshot = {}
  for (const row of await db.selectFrom('answers').selectAll().execute()) {
    const { status, original_text: text, vote_count: votes } = row
    lines[real.nameOf('a', row.id)] = line({ status, text, votes, accepted: row.accepted === 1 })
  }
  for (const row of await db.selectFrom('comments').selectAll().execute()) {
    const { status, original_text: text, vote_count: votes } = row
    lines[real.nameOf('c', row.id)] = line({ status, text, votes })
  }
  return lines
}

async function tagLines(real: RealSite): Promise<Snapshot> {
  const rows = await real.site.ctx.db.selectFrom('tags').selectAll().execute()
  const slugs = new Map(rows.map((tag) => [tag.id, tag.slug_name]))
  const lines: Snapshot = {}
  for (const row of rows) {
    lines[`tag ${row.slug_name}`] = line({
      status: row.status,
      main: row.main_tag_id === null ? null : (slugs.get(row.main_tag_id) ?? 'unknown'),
      text: row.original_text,
      questions: row.question_count,
      followers: row.follow_count,
    })
  }
  return lines
}

async function personLines(real: RealSite): Promise<Snapshot> {
  const lines: Snapshot = {}
  for (const row of await real.site.ctx.db.selectFrom('users').selectAll().execute()) {
    lines[`person ${real.accounts.indexOf(row.id)}`] = line({
      rank: row.rank,
      questions: row.question_count,
      answers: row.answer_count,
      followers: row.follow_count,
      status: row.status,
    })
  }
  return lines
}

/** Reads flags and pending suggestions. */
async function pendingLines(real: RealSite): Promise<Snapshot> {
  const { db } = real.site.ctx
  const lines: Snapshot = {}
  for (const { id, status } of await db.selectFrom('reports').selectAll().execute()) {
    lines[real.nameOf('f', id)] = line({ status })
  }
  const waiting = await db.selectFrom('revisions').select('id').where('status', '=', 'waiting').execute()
  for (const { id } of waiting) lines[real.nameOf('s', id)] = line({ status: 'waiting' })
  return lines
}
