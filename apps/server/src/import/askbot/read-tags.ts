import type { ImportedTag } from '../content/records.ts'
import type { Row } from '../source/cells.ts'
import { flagOf, idIn, textOf } from '../source/cells.ts'
import type { AskbotSite } from './site.ts'

/** Reads tags with their descriptions. */
export async function readTags({ tables }: AskbotSite, rows: readonly Row[]): Promise<ImportedTag[]> {
  const wikis = await tables.related(
    'askbot_post',
    'id',
    rows.flatMap((row) => idIn(row, 'tag_wiki_id') ?? []),
  )
  const texts = new Map(wikis.map((row) => [textOf(row, 'id'), textOf(row, 'text')]))
  return rows.map((row) => ({
    ...tagNamed(textOf(row, 'id'), textOf(row, 'name')),
    text: texts.get(textOf(row, 'tag_wiki_id')) ?? '',
    isDeleted: flagOf(row, 'deleted'),
  }))
}

/** Reads synonyms, which are pairs of names. */
export async function readSynonyms({ tables, table }: AskbotSite, rows: readonly Row[]): Promise<ImportedTag[]> {
  const names = rows.map((row) => textOf(row, 'target_tag_name'))
  const mains = new Map(
    (await tables.related(table('tag'), 'name', names)).map((row) => [textOf(row, 'name'), textOf(row, 'id')]),
  )
  return rows.map((row) => ({
    ...tagNamed(`synonym ${textOf(row, 'id')}`, textOf(row, 'source_tag_name')),
    mainTag: mains.get(textOf(row, 'target_tag_name')) ?? '',
  }))
}

function tagNamed(id: string, name: string): ImportedTag {
  return {
    id,
    name,
    displayName: name,
    text: '',
    isRecommended: false,
    isReserved: false,
    isDeleted: false,
    createdAt: undefined,
    followers: [],
  }
}
