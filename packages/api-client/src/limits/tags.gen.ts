// Generated from openapi/ by scripts/codegen.ts; changes here are lost.

/** Limits of the fields of `listTags`. */
export const listTagsLimits = {
  slug_name: { max: 35 },
  display_name: { max: 35 },
} as const

/** Limits of the fields of `getTag`. */
export const getTagLimits = {
  name: { max: 35 },
} as const

/** Limits of the fields of `createTag`. */
export const createTagLimits = {
  slug_name: { min: 1, max: 35 },
  display_name: { min: 1, max: 35 },
  original_text: { max: 65_536 },
} as const

/** Limits of the fields of `updateTag`. */
export const updateTagLimits = {
  slug_name: { max: 35 },
  display_name: { max: 35 },
  original_text: { max: 65_536 },
  edit_summary: { max: 255 },
} as const

/** Limits of the fields of `suggestTags`. */
export const suggestTagsLimits = {
  tag: { max: 100 },
} as const

/** Limits of the fields of `listTagsBySlug`. */
export const listTagsBySlugLimits = {
  tags: { max: 1000 },
} as const

/** Limits of the fields of `updateIgnoredTags`. */
export const updateIgnoredTagsLimits = {
  slug_name_list: { max: 500 },
} as const

/** Limits of the fields of `updateTagSynonyms`. */
export const updateTagSynonymsLimits = {
  synonym_tag_list: { max: 100 },
} as const
