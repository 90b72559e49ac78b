import type { Schemas } from '@quandary/api-client'
import { tagMemberActions } from '@quandary/guards'
import type { Privileges } from '@quandary/guards'
import { toUnixSeconds } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { nameActions } from '../../platform/i18n/name-actions.ts'
import { encodeObjectId } from '../../platform/ids/object-id.ts'
import { excerptNearStart } from '../../platform/text/excerpt-near-start.ts'
import { findQuestionTags } from './relations-store.ts'
import type { Tag } from './tag.ts'

/**
 * Encodes a tag for the list of tags.
 * @param followed true if the viewer follows it
 */
export function tagListItem(tag: Tag, followed: boolean): Schemas['TagListItem'] {
  return {
    tag_id: encodeObjectId({ type: 'tag', id: tag.id }),
    slug_name: tag.slug_name,
    display_name: tag.display_name,
    excerpt: tag.excerpt,
    description: excerptNearStart(tag.parsed_text),
    original_text: tag.original_text,
    parsed_text: tag.parsed_text,
    follow_count: tag.follow_count,
    question_count: tag.question_count,
    is_follower: followed,
    created_at: toUnixSeconds(tag.created_at),
    updated_at: toUnixSeconds(tag.updated_at),
    recommend: tag.recommend === 1,
    reserved: tag.reserved === 1,
  }
}

/**
 * Encodes a tag for its page.
 * @param facts.useCount number of undeleted questions with this tag
 * @param facts.askedBySynonym true if the request named a synonym of it
 */
export function tagDetail(
  tag: Tag,
  facts: { useCount: number; synonymCount: number; askedBySynonym: boolean; followed: boolean },
  reader: { viewer: Viewer | null; privileges: Privileges; language: Language },
): Schemas['TagDetail'] {
  const { useCount, synonymCount, askedBySynonym, followed } = facts
  const rules = { deleted: tag.status === 'deleted', questionCount: useCount, synonymCount }
  return {
    ...tagListItem(tag, followed),
    status: tag.status,
    member_actions: nameActions(tagMemberActions(reader.viewer, rules, reader.privileges), reader.language),
    main_tag_slug_name: askedBySynonym ? tag.slug_name : '',
  }
}

/** Loads the tags of many questions in one query; questions without tags are absent from the map. */
export async function loadTagBadges(
  db: Db,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, Schemas['TagBadge'][]>> {
  const badges = new Map<number, Schemas['TagBadge'][]>()
  for (const tag of await findQuestionTags(db, questionIds)) {
    const badge = {
      slug_name: tag.slug_name,
      display_name: tag.display_name,
      main_tag_slug_name: tag.main_tag_slug_name ?? '',
      recommend: tag.recommend === 1,
      reserved: tag.reserved === 1,
    }
    const before = badges.get(tag.question_id)
    if (before) before.push(badge)
    else badges.set(tag.question_id, [badge])
  }
  return badges
}
