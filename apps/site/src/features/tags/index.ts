export * as followedTagsStyles from './followed-tags.css.ts'
export { FollowedTags } from './followed-tags.tsx'
export { loadTags } from './load-tags.ts'
export { TagCreateScreen } from './tag-create-screen.tsx'
export { TagEditScreen } from './tag-edit-screen.tsx'
export { TagFollow } from './tag-follow.tsx'
export { TagIgnore } from './tag-ignore.tsx'
export { TagInfoScreen } from './tag-info-screen.tsx'
export {
  followedTagsQuery,
  ignoredTagsQuery,
  popularTagsQuery,
  synonymsQuery,
  type TagDetail,
  tagEditCheckQuery,
  tagListQuery,
  tagOrders,
  tagOverviewQuery,
  tagQuery,
  tagVersionsQuery,
} from './tag-queries.ts'
export { TagSidebar } from './tag-sidebar.tsx'
export { TagsScreen } from './tags-screen.tsx'
export * as tagStyles from './tags.css.ts'
export { useTagChoices } from './use-tag-choices.ts'
export { useRefetchTags } from './use-refetch-tags.ts'
