import { defineSlice } from '../slice.ts'
import { contentErased } from '../users/index.ts'
import { countTagDrift } from './drift-store.ts'
import { eraseTagsOf } from './erase-tags.ts'
import { tags0001 } from './migrations/0001-tags.ts'
import { tags0002 } from './migrations/0002-tag-orders.ts'
import { tags0003 } from './migrations/0003-former-slugs.ts'
import { tags0004 } from './migrations/0004-main-tag-orders.ts'
import { tagRoutes } from './routes.ts'

export { applyTagEdit } from './apply-tag-edit.ts'
export { findTagByAnySlug, recordFormerSlug } from './former-slugs-store.ts'
export { TagsRefused } from './errors.ts'
export type { ChosenTag, TagChoice } from './choose-tags.ts'
export { chooseTags, readTagChoice, storeSuggestedTags, storeTagChoice } from './choose-tags.ts'

export { findMarkedSlugs, setTagMark } from './marks-store.ts'
export { tagCreated, tagDeleted, tagEdited, tagMerged, tagRecovered, tagSynonymsChanged } from './events.ts'
export { requireTag, tagIds } from './tag-input.ts'
export type { WrittenTag } from './tag-text.ts'
export type { QuestionTagStatus } from './relations-store.ts'
export { findQuestionTagIds, lockTags, insertQuestionTags, recountTags } from './relations-store.ts'
export { setFirstTags, setQuestionTags, setQuestionTagStatus } from './question-tags.ts'

export {
  addToTagFollowers,
  findTag,
  findTagBySlug,
  findTagFamily,
  findTagFamilyBySlug,
  findTags,
  findTagsAmong,
  findTagsBySlug,
  insertTags,
  setTagDescription,
  updateTags,
} from './store.ts'
export type { Tag } from './tag.ts'

export { followedTagSource } from './tag-marks.ts'
export { loadTagBadges } from './tag-view.ts'
export { revertTag } from './revert-tag.ts'
export { suggestTags } from './lists/suggest-tags.ts'
export { isValidSlug, MAX_TAG_LENGTH, normaliseSlug } from './tag.ts'

/** Tags: the topics of questions. */
export const tags = defineSlice({
  name: 'tags',
  migrations: [tags0001, tags0002, tags0003, tags0004],
  routes: tagRoutes,
  countDrift: countTagDrift,
  listen: (ctx) => ctx.bus.on(contentErased, (tx, event) => eraseTagsOf(tx, event)),
})
