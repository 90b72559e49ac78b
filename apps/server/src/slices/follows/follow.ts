/** Object types that can be followed: question, tag and user, as numbered in public ids. */
export type FollowedType = 'question' | 'tag' | 'user'
