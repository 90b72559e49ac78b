/** Object types that can be followed: questions, tags and people (numbers of the public ids). */
export type FollowedType = 1 | 3 | 4
