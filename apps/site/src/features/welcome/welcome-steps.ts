import type { Person } from '../../shell/context/viewer.ts'

/** The first steps of a new member, in order. */
export const welcomeSteps = ['picture', 'tags', 'post'] as const

export type WelcomeStep = (typeof welcomeSteps)[number]

/** Time after the registration during which the card is shown, in seconds: 14 days. */
const NEW_FOR = 14 * 24 * 60 * 60

/** Returns true as long as a member is new. `now` is in unix seconds. */
export function isNewMember({ created_at }: Pick<NonNullable<Person>, 'created_at'>, now: number): boolean {
  return now - created_at < NEW_FOR
}

/** Returns whether each step is done. */
export function doneWelcomeSteps(
  { avatar, question_count, answer_count }: Pick<NonNullable<Person>, 'avatar' | 'question_count' | 'answer_count'>,
  followedTags: number,
): Readonly<Record<WelcomeStep, boolean>> {
  return {
    picture: avatar.type === 'custom' || avatar.type === 'gravatar',
    tags: followedTags > 0,
    post: question_count + answer_count > 0,
  }
}
