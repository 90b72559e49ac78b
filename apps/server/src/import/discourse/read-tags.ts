import type { ImportedTag } from '../content/records.ts'
import { htmlToMarkdown } from '../html-to-markdown.ts'
import type { Row } from '../source/cells.ts'
import { idIn, textOf } from '../source/cells.ts'
import type { Category, DiscourseSite } from './site.ts'

const COMMON = { isRecommended: false, isReserved: false, createdAt: undefined, followers: [] }

/** Reads categories, which become tags. Private ones are reported instead of imported. */
export async function readCategories({ categories }: DiscourseSite, rows: readonly Row[]): Promise<ImportedTag[]> {
  return rows.flatMap((row) => {
    const category = categories.get(textOf(row, 'id'))
    return category ? tagOf(category) : []
  })
}

function tagOf({ id, tag, displayName, description, isPrivate }: Category): ImportedTag {
  const category = { ...COMMON, id: `category ${id}`, name: tag, displayName, isDeleted: false }
  // A private category is not stored as a tag, because a public tag may have the same name.
  if (isPrivate) return { ...category, text: '', problem: 'category that not everybody may read: it becomes no tag' }
  return { ...category, text: htmlToMarkdown(description) }
}

/** Reads tags. A synonym contains the id of its main tag. */
export async function readTags(rows: readonly Row[]): Promise<ImportedTag[]> {
  return rows.map((row) => {
    const [name, main] = [textOf(row, 'name'), idIn(row, 'target_tag_id')]
    const tag = { ...COMMON, id: textOf(row, 'id'), name, displayName: name, isDeleted: false }
    return { ...tag, text: textOf(row, 'description'), ...(main === undefined ? {} : { mainTag: main }) }
  })
}
