export * as actStyles from './acts.css.ts'
export {
  type Answer,
  type AnswerFilter,
  answerOrders,
  answerQuery,
  ANSWERS_PER_PAGE,
  answersQuery,
} from './queries/answer-queries.ts'
export { ANSWERS_ID } from './answers-id.ts'
export { Byline, EditedAt, RoleBadge } from './byline.tsx'
export {
  type CommentList,
  ALL_COMMENTS,
  firstCommentsQuery,
  joinComments,
  MORE_COMMENTS,
  type PostComment,
  withChanged,
  withComment,
  withoutComment,
} from './queries/comment-queries.ts'
export { loadPostingWords } from './load-posting-words.ts'
export { NewPostsProvider, useNewPosts } from './new-posts-provider.tsx'
export { isQuick, type PostAction, type PostActionTarget, type QuickAction } from './post-action-target.ts'
export { withChineseEmphasis } from './body/chinese-emphasis.ts'
export { PostBody } from './body/post-body.tsx'
export { usePostingWords, type PostingWords } from './posting-words.ts'
export {
  hotQuestionsQuery,
  linkedQuestionsQuery,
  type Question,
  type QuestionFilters,
  type QuestionListFilter,
  questionListQuery,
  type QuestionOrder,
  questionOrders,
  questionQuery,
  type QuestionRow,
  QUESTIONS_PER_PAGE,
  relatedQuestionsQuery,
  similarQuestionsQuery,
} from './queries/question-queries.ts'
export {
  duplicateAddress,
  isClosed,
  isDeleted,
  isHidden,
  isOpen,
  isPending,
  isPinned,
  isPublic,
} from './question-state.ts'
export { invalidatePosts, refetchPosts } from './queries/refetch-posts.ts'
export { ShareMenu } from './share-menu.tsx'
export { TagLink, TagLinks } from './tag-links.tsx'
