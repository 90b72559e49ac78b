import type { Schemas } from '@quandary/api-client'
import { tagSynonymActions } from '@quandary/guards'
import type { AppContext } from '../../../context.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Language } from '../../../platform/i18n/language.ts'
import { nameActions } from '../../../platform/i18n/name-actions.ts'
import { encodeObjectId } from '../../../platform/ids/object-id.ts'
import { readPrivileges } from '../../site-settings/index.ts'
import { findSynonyms, findTag } from '../store.ts'
import { requireTag } from '../tag-input.ts'

/**
 * Returns the synonyms of a tag; for a synonym those of its main tag.
 * @throws {TagNotFound} 400
 */
export async function getTagSynonyms(
  ctx: AppContext,
  tagId: number,
  reader: { viewer: Viewer | null; language: Language },
): Promise<Schemas['TagSynonyms']> {
  const asked = await requireTag(ctx.db, tagId)
  const main = (asked.main_tag_id !== null && (await findTag(ctx.db, asked.main_tag_id))) || asked
  const synonyms = await findSynonyms(ctx.db, main.id)
  return {
    synonyms: synonyms.map(({ id, slug_name, display_name }) => ({
      tag_id: encodeObjectId({ type: 'tag', id }),
      slug_name,
      display_name,
      main_tag_slug_name: main.slug_name,
    })),
    member_actions: nameActions(tagSynonymActions(reader.viewer, await readPrivileges(ctx)), reader.language),
  }
}
