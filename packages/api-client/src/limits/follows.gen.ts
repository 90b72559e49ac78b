// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `updateFollowedTags`. */
export const updateFollowedTagsLimits = {
  slug_name_list: { max: 500 },
} as const
