import { updateIgnoredTagsLimits } from '@quandary/api-client/limits'

/** Maximum number of tags that one person can ignore: far more than anybody does, few enough for one request. */
export const MAX_IGNORED_TAGS = updateIgnoredTagsLimits.slug_name_list.max

/** The treatment of a question with an ignored tag in lists; people who chose nothing see it dimmed. */
export type IgnoredDisplay = 'dim' | 'hide'
