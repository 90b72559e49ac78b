import { updateTagLimits } from '@quandary/api-client/limits'

/** A tag being written. */
export interface WrittenTag {
  display_name: string
  slug_name: string
  original_text: string
  edit_summary: string
}

export const emptyTag: WrittenTag = { display_name: '', slug_name: '', original_text: '', edit_summary: '' }

/** Limits of a tag's fields (schema TagUpdateBody). */
export const tagLimits = { name: updateTagLimits.slug_name.max, summary: updateTagLimits.edit_summary.max } as const

export type TagProblem = 'empty' | 'too_long' | 'characters'

/** Validates a tag; returns its problems by the field names of the API. */
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

/**
 * Returns true for text of letters in any script, digits and `- . + #`. Spaces and capitals are accepted, because the
 * server replaces them.
 */
function isSlug(slug: string): boolean {
  return /^[\p{L}\p{M}\p{N}\-.+# ]+$/u.test(slug.trim())
}

/** Parses a version of a tag into form fields. Stored versions are untyped, so every field is checked. */
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
