import { createTagLimits } from '@quandary/api-client/limits'
import type { Generated, Selectable } from 'kysely'

export interface TagsTable {
  id: Generated<number>
  slug_name: string
  display_name: string
  original_text: Generated<string>
  parsed_text: Generated<string>
  /** First line of the description, without markup. */
  excerpt: Generated<string>
  /** The main tag, for a synonym. */
  main_tag_id: number | null
  recommend: Generated<0 | 1>
  reserved: Generated<0 | 1>
  status: Generated<'available' | 'deleted'>
  /** Listed questions with this tag or a synonym of it. */
  question_count: Generated<number>
  follow_count: Generated<number>
  /** The creator; null if unknown. */
  user_id: number | null
  created_at: number
  updated_at: number | null
}

export type Tag = Selectable<TagsTable>

/** Maximum length of slug and display name, in characters. */
export const MAX_TAG_LENGTH = createTagLimits.slug_name.max

const ALLOWED = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}.+#-]+$/u
// A slug is part of a path, where `.` and `..` have a special meaning.
const HAS_NAME = /[\p{L}\p{Nd}]/u
/** A route below /tags/ (`docs/spec/screens.md#routes`), which no tag may shadow. */
const ROUTE = 'create'

/** Normalises a slug for storage and lookup: lower-case, spaces as hyphens. The result may still be invalid. */
export function normaliseSlug(text: string): string {
  return text.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, '-')
}

/**
 * Validates a normalised slug: 1–35 lower-case letters of any script, digits and `- . + #`, at least one letter or
 * digit, and not the name of a route (`docs/spec/decisions.md#d7`).
 */
export function isValidSlug(slug: string): boolean {
  return [...slug].length <= MAX_TAG_LENGTH && ALLOWED.test(slug) && HAS_NAME.test(slug) && slug !== ROUTE
}
