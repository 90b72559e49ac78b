import { defineSlice } from '../slice.ts'
import { countTagDrift } from './drift-store.ts'
import { tags0001 } from './migrations/0001-tags.ts'
import { tagRoutes } from './routes.ts'

export { TagNotFound, TagsRefused } from './errors.ts'
export type { TagChoice } from './choose-tags.ts'
export { chooseTags, storeTagChoice } from './choose-tags.ts'
export type { TagMark } from './marks-store.ts'
export { findMarkedSlugs, setMarkedTags } from './marks-store.ts'
export type { NewTag, QuestionTagStatus } from './store.ts'
export {
  findTag,
  findTagBySlug,
  findTagFamily,
  findTags,
  findTagsBySlug,
  insertTags,
  recountTags,
  setQuestionTags,
  setTagDescription,
} from './store.ts'
export type { Tag } from './tag.ts'
export { loadTagBadges } from './tag-view.ts'
export { isValidSlug, normaliseSlug } from './tag.ts'

/** Tags: what questions are about. */
export const tags = defineSlice({ name: 'tags', migrations: [tags0001], routes: tagRoutes, countDrift: countTagDrift })
