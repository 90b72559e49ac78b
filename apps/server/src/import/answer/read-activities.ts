import type { ImportedVote } from '../content/records.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, textOf, timeOf } from '../source/cells.ts'
import type { AnswerSite } from './site.ts'

/** Activities on several objects, without withdrawn ones. */
export interface Activities {
  votesOn(id: string): ImportedVote[]
  /** The activities of one kind on an object, oldest first. */
  of(id: string, key: string): { personId: string; at: number }[]
}

/** Reads the activities about some objects of one kind. */
export async function readActivities(
  site: AnswerSite,
  kind: 'question' | 'answer' | 'comment',
  ids: readonly string[],
): Promise<Activities> {
  const rows = (await site.tables.related('activity', 'object_id', ids)).filter((row) => !flagOf(row, 'cancelled'))
  const byObject = Map.groupBy(rows, (row) => textOf(row, 'object_id'))
  const of = (id: string, key: string) => {
    const type = site.activityType(key)
    return (byObject.get(id) ?? [])
      .filter((row) => textOf(row, 'activity_type') === type)
      .map((row) => dated(site, row))
  }
  return {
    of,
    votesOn: (id) => [
      ...of(id, `${kind}.vote_up`).map((each) => ({ ...each, direction: 1 as const })),
      ...of(id, `${kind}.vote_down`).map((each) => ({ ...each, direction: -1 as const })),
    ],
  }
}

function dated({ timeZone }: AnswerSite, row: Row): { personId: string; at: number } {
  const at = timeOf(row, 'updated_at', timeZone) ?? timeOf(row, 'created_at', timeZone) ?? 0
  return { personId: textOf(row, 'user_id'), at }
}
