import { TAG_MAX_LENGTH } from '@quandary/ui'

/** A tag that is being written. */
export interface WrittenTag {
  display_name: string
  slug_name: string
  original_text: string
  edit_summary: string
}

export const emptyTag: WrittenTag = { display_name: '', slug_name: '', original_text: '', edit_summary: '' }

/** What a tag's fields may hold (product spec §5, contract: TagUpdateBody). */
export const tagLimits = { name: TAG_MAX_LENGTH, summary: 255 } as const

export type TagProblem = 'empty' | 'too_long' | 'characters'

/** What is wrong with a tag, by the name the API gives the field (product spec §5). */
export function checkTag(tag: WrittenTag): Readonly<Record<string, TagProblem>> {
  const problems: [string, TagProblem | undefined][] = [
    ['display_name', nameProblem(tag.display_name)],
    ['slug_name', nameProblem(tag.slug_name) ?? (isSlug(tag.slug_name) ? undefined : 'characters')],
    ['edit_summary', [...tag.edit_summary.trim()].length > tagLimits.summary ? 'too_long' : undefined],
  ]
  return Object.fromEntries(problems.flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem]])))
}

function nameProblem(name: string): TagProblem | undefined {
  if (name.trim() === '') return 'empty'
  return [...name.trim()].length > tagLimits.name ? 'too_long' : undefined
}

/** Letters of any script, digits and `- . + #`; spaces and capitals are rewritten by the server. */
function isSlug(slug: string): boolean {
  return /^[\p{L}\p{M}\p{N}\-.+# ]+$/u.test(slug.trim())
}

/** A version of a tag as the fields of its form. Versions hold what was stored, so nothing of them is taken on trust. */
export function tagInVersion(content: Readonly<Record<string, unknown>>): Omit<WrittenTag, 'edit_summary'> {
  const text = (key: string) => {
    const value = content[key]
    return typeof value === 'string' ? value : ''
  }
  return {
    display_name: text('display_name'),
    slug_name: text('slug_name'),
    original_text: text('original_text') || text('content'),
  }
}
