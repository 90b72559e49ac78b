import type { Db } from '../../platform/db/database.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { InvalidFields } from '../../platform/refusals/refusal.ts'
import { decodeObjectId, NO_KEY } from '../../platform/ids/object-id.ts'
import { TagNotFound } from './errors.ts'
import { findTag } from './store.ts'
import { readDisplayName } from './tag-text.ts'
import type { Tag } from './tag.ts'
import { isValidSlug, normaliseSlug } from './tag.ts'

/** Public ids of tags. */
export const tagIds = {
  /** Decodes a public id for a use case; {@link NO_KEY} for anything else. */
  key(text: string): number {
    const ref = decodeObjectId(text)
    return ref?.type === 'tag' ? ref.id : NO_KEY
  },
}

/**
 * Finds the available tag with this id.
 * @throws {TagNotFound} 400
 */
export async function requireTag(db: Db, tagId: number): Promise<Tag> {
  const tag = await findTag(db, tagId)
  if (tag?.status !== 'available') throw new TagNotFound(400)
  return tag
}

/**
 * Normalises slug and display name.
 * @throws {InvalidFields} naming every invalid field
 */
export function readNames(given: { slug_name: string; display_name: string }): {
  slug_name: string
  display_name: string
} {
  const names = { slug_name: normaliseSlug(given.slug_name), display_name: readDisplayName(given.display_name) }
  const wrong: FieldRefusal[] = []
  if (names.slug_name === '') wrong.push({ field: 'slug_name', message: 'validation.required' })
  else if (!isValidSlug(names.slug_name)) wrong.push({ field: 'slug_name', message: 'validation.pattern' })
  if (names.display_name === '') wrong.push({ field: 'display_name', message: 'validation.required' })
  if (wrong.length > 0) throw new InvalidFields(wrong)
  return names
}
