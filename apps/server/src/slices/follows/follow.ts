/** The kinds of objects that can be followed. */
export type FollowedType = 'question' | 'tag' | 'user'
