import { idOf, timeOf } from './dump.ts'
import type { DumpRow } from './read-rows.ts'
import type { ImportStep } from './run.ts'
import { gatherClosings, gatherTexts, gatherVotes } from './gathered-store.ts'

/** PostHistoryTypeIds of texts: first body, edited body, rolled-back body. */
export const BODY_TYPES: readonly string[] = ['2', '5', '8']
/** PostHistoryTypeId of a closing. */
export const CLOSED_TYPE = '10'
/** VoteTypeIds that affect a post's score. */
export const UP_TYPE = '2'
export const DOWN_TYPE = '3'

/** Gathers the newest Markdown of every post and the last closing of every question. */
export const gatherHistory: ImportStep = {
  name: 'history',
  title: 'Texts',
  file: 'PostHistory.xml',
  async store(run, tx, rows) {
    const texts = new Map<string, { text: string | null; at: number }>()
    const closings = new Map<string, { code: string; by: string | null; at: number }>()
    for (const row of rows) {
      const { PostId: post, PostHistoryTypeId: type = '', Text: text, Comment: code, UserId } = row.attributes
      const at = timeOf(row, 'CreationDate')
      if (post === undefined || at === undefined) continue
      // If the newest revision has no text, the HTML of the post is converted later.
      if (BODY_TYPES.includes(type)) keepNewest(texts, post, { text: text ?? null, at })
      if (type === CLOSED_TYPE) keepNewest(closings, post, { code: code ?? '', by: UserId ?? closerOf(text), at })
    }
    await gatherTexts(tx, run.source, texts)
    await gatherClosings(tx, run.source, closings)
    return rows.flatMap((row) =>
      row.attributes.PostId === undefined || timeOf(row, 'CreationDate') === undefined
        ? { id: idOf(row), reason: 'no post or no date' }
        : [],
    )
  },
}

/** Counts the votes of every post. */
export const gatherVoteCounts: ImportStep = {
  name: 'votes',
  title: 'Votes',
  file: 'Votes.xml',
  async store(run, tx, rows) {
    const votes = new Map<string, { up: number; down: number }>()
    for (const { attributes } of rows) {
      const { PostId: post, VoteTypeId: type } = attributes
      if (post === undefined || (type !== UP_TYPE && type !== DOWN_TYPE)) continue
      const { up, down } = votes.get(post) ?? { up: 0, down: 0 }
      votes.set(post, type === UP_TYPE ? { up: up + 1, down } : { up, down: down + 1 })
    }
    await gatherVotes(tx, run.source, votes)
    return rows.flatMap((row) =>
      row.attributes.PostId === undefined ? [{ id: idOf(row), reason: 'vote without a post' }] : [],
    )
  },
}

function keepNewest<T extends { at: number }>(kept: Map<string, T>, post: string, found: T): void {
  if ((kept.get(post)?.at ?? Number.NEGATIVE_INFINITY) <= found.at) kept.set(post, found)
}

/** Returns the id of the first person who voted to close, from the JSON text of the closing. */
function closerOf(text: string | undefined): string | null {
  const id = /"Voters":\[\{"Id":(-?\d+)/.exec(text ?? '')?.[1]
  return id ?? null
}

/**
 * Returns numbers of up and down votes without voters that result in exactly the score: the votes counted in the dump,
 * plus the missing ones on one side.
 * @param score up votes minus down votes
 */
export function baseVotes(score: number, counted: { up: number; down: number } | undefined) {
  const { up, down } = counted ?? { up: 0, down: 0 }
  const missing = score - (up - down)
  return { base_up: up + Math.max(missing, 0), base_down: down + Math.max(-missing, 0), vote_count: score }
}

/** Parses `<a><b>` and `|a|b|`. */
export function tagNamesOf(row: DumpRow): string[] {
  return (row.attributes.Tags ?? '').split(/[<>|]+/).filter((name) => name !== '')
}
