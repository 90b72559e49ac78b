import type { OperationQuery, Schemas } from '@quandary/api-client'
import { canRecoverTag } from '@quandary/guards'
import type { Language } from '@quandary/i18n'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { decodeObjectId } from '../../platform/ids/object-id.ts'
import { readPrivileges } from '../site-settings/index.ts'
import { TagNotFound } from './errors.ts'
import { countSynonyms, findTag, findTagBySlug } from './store.ts'
import { TAG_TYPE, tagDetail } from './tag-view.ts'
import type { Tag } from './tag.ts'
import { normaliseSlug } from './tag.ts'

/**
 * A tag by id or by slug; a synonym leads to its main tag. Deleted tags are for those who may bring them back.
 * @throws {TagNotFound} 404
 */
export async function getTag(
  app: AppContext,
  query: OperationQuery<'getTag'>,
  reader: { viewer: Viewer | null; language: Language },
): Promise<Schemas['TagDetail']> {
  const asked = await findAsked(app.db, query)
  if (!asked) throw new TagNotFound()
  const main = asked.main_tag_id === null ? asked : await findTag(app.db, asked.main_tag_id)
  const privileges = await readPrivileges(app)
  if (!main || (main.status === 'deleted' && !canRecoverTag(reader.viewer, { deleted: true }, privileges))) {
    throw new TagNotFound()
  }
  const synonymCount = await countSynonyms(app.db, main.id)
  return tagDetail(main, { synonymCount, askedBySynonym: main.id !== asked.id }, { ...reader, privileges })
}

async function findAsked(db: Db, { id = '', name = '' }: OperationQuery<'getTag'>): Promise<Tag | undefined> {
  if (id === '') return findTagBySlug(db, normaliseSlug(name))
  const ref = decodeObjectId(id)
  return ref?.type === TAG_TYPE ? findTag(db, ref.id) : undefined
}
