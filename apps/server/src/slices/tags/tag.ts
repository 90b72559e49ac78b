import type { Generated, Selectable } from 'kysely'

export interface TagsTable {
  id: Generated<number>
  slug_name: string
  display_name: string
  original_text: Generated<string>
  parsed_text: Generated<string>
  /** First line of the description, without markup. */
  excerpt: Generated<string>
  /** The tag this one is a synonym of. */
  main_tag_id: number | null
  recommend: Generated<0 | 1>
  reserved: Generated<0 | 1>
  status: Generated<'available' | 'deleted'>
  /** Questions that carry it, or a synonym of it, and are listed. */
  question_count: Generated<number>
  follow_count: Generated<number>
  /** Who made it; null when nobody is known. */
  user_id: number | null
  created_at: number
  updated_at: number | null
}

/** A tag's row. */
export type Tag = Selectable<TagsTable>

/** Longest slug and display name, in characters (product spec §5). */
export const MAX_TAG_LENGTH = 35

const ALLOWED = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}.+#-]+$/u
// A slug is part of an address, where `.` and `..` mean something else.
const HAS_NAME = /[\p{L}\p{Nd}]/u
/** What stands at this place below /tags/ in the addresses of pages (product spec §2). */
const ROUTE = 'create'

/** The form in which a slug is stored and looked up: lower-case, spaces as hyphens. It may still break the rules. */
export function normaliseSlug(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, '-')
}

/** Whether a normalised slug may name a tag: 1–35 lower-case letters of any script, digits and `- . + #` (decision 7). */
export function isValidSlug(slug: string): boolean {
  return [...slug].length <= MAX_TAG_LENGTH && ALLOWED.test(slug) && HAS_NAME.test(slug) && slug !== ROUTE
}
