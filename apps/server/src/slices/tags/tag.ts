import type { Selectable } from 'kysely'
import type { TagsTable } from './store.ts'

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
