// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `getPersonalUser`. */
export const getPersonalUserLimits = {
  username: { min: 1, max: 100 },
} as const

/** Limits of the fields of `getPersonalTop`. */
export const getPersonalTopLimits = {
  username: { min: 1, max: 100 },
} as const

/** Limits of the fields of `checkPermissions`. */
export const checkPermissionsLimits = {
  action: { max: 1000 },
} as const

/** Limits of the fields of `searchUsers`. */
export const searchUsersLimits = {
  username: { min: 1, max: 500 },
} as const

/** Limits of the fields of `listPeople`. */
export const listPeopleLimits = {
  query: { max: 100 },
} as const

/** Limits of the fields of `listPersonalReputationMonths`. */
export const listPersonalReputationMonthsLimits = {
  username: { min: 1, max: 100 },
} as const

/** Limits of the fields of `listPersonalTags`. */
export const listPersonalTagsLimits = {
  username: { min: 1, max: 100 },
} as const

/** Limits of the fields of `listPersonalQuestions`. */
export const listPersonalQuestionsLimits = {
  username: { max: 100 },
} as const

/** Limits of the fields of `listPersonalAnswers`. */
export const listPersonalAnswersLimits = {
  username: { max: 100 },
} as const

/** Limits of the fields of `listPersonalComments`. */
export const listPersonalCommentsLimits = {
  username: { max: 100 },
} as const

/** Limits of the fields of `listPersonalReputation`. */
export const listPersonalReputationLimits = {
  username: { max: 100 },
} as const
