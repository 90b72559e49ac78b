// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `listQuestions`. */
export const listQuestionsLimits = {
  tag: { max: 100 },
  username: { max: 100 },
  in_days: { min: 1 },
  min_votes: { min: -1000000, max: 1_000_000 },
  tags: { max: 200 },
  not_tags: { max: 200 },
} as const

/** Limits of the fields of `createQuestion`. */
export const createQuestionLimits = {
  title: { min: 6, max: 150 },
  content: { min: 6, max: 65_535 },
  tags: { min: 1 },
} as const

/** Limits of the fields of `updateQuestion`. */
export const updateQuestionLimits = {
  title: { min: 6, max: 150 },
  content: { min: 6, max: 65_535 },
  tags: { min: 1 },
  edit_summary: { max: 255 },
} as const

/** Limits of the fields of `listSimilarQuestions`. */
export const listSimilarQuestionsLimits = {
  title: { max: 1000 },
} as const

/** Limits of the fields of `closeQuestion`. */
export const closeQuestionLimits = {
  close_type: { min: 1 },
  close_msg: { max: 500 },
} as const

/** Limits of the fields of `updateQuestionInvites`. */
export const updateQuestionInvitesLimits = {
  invite_user: { max: 50 },
} as const

/** Limits of the fields of `createQuestionWithAnswer`. */
export const createQuestionWithAnswerLimits = {
  title: { min: 6, max: 150 },
  content: { min: 6, max: 65_535 },
  answer_content: { min: 6, max: 65_535 },
  tags: { min: 1 },
} as const
