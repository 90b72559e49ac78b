import type { ImportedTag } from '../content/records.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, idIn, numberOf, textOf, timeOf } from '../source/cells.ts'
import { readFollowersOf } from './read-people.ts'
import type { AnswerSite } from './site.ts'

const DELETED = 10

/** Reads tags with their followers. */
export async function readTags(site: AnswerSite, rows: readonly Row[]): Promise<ImportedTag[]> {
  const followers = await readFollowersOf(
    site,
    'tag.follow',
    rows.map((row) => textOf(row, 'id')),
  )
  return rows.map((row) => {
    const id = textOf(row, 'id')
    const mainTag = idIn(row, 'main_tag_id')
    return {
      id,
      name: textOf(row, 'slug_name'),
      displayName: textOf(row, 'display_name'),
      text: textOf(row, 'original_text'),
      isRecommended: flagOf(row, 'recommend'),
      isReserved: flagOf(row, 'reserved'),
      isDeleted: numberOf(row, 'status') === DELETED,
      createdAt: timeOf(row, 'created_at', site.timeZone),
      ...(mainTag === undefined ? {} : { mainTag }),
      followers: followers.get(id) ?? [],
    }
  })
}
