import type { Schemas } from '@quandary/api-client'
import { updateProfileLimits } from '@quandary/api-client/limits'
import { displayNameLength, isDisplayName } from '@quandary/guards'

/** Length limits of each profile field, in characters (schema ProfileUpdateBody). */
export const profileLimits = {
  display_name: displayNameLength,
  username: { min: 2, max: 30 },
  ...updateProfileLimits,
} as const

/** Source of the avatar. */
export type Picture = 'system' | 'gravatar' | 'custom'

/** A profile being edited. */
export interface ProfileDraft {
  display_name: string
  username: string
  picture: Picture
  /** Address of the uploaded picture, or ''. It is preserved when another source is selected. */
  custom: string
  bio: string
  website: string
  location: string
}

/** The reason why a profile field is refused before it is sent. */
export type ProfileProblem = 'empty' | 'display_name' | 'username' | 'website' | 'too_long'

/** Returns an account's profile as a draft. */
export function draftOf(person: Schemas['CurrentUser']): ProfileDraft {
  const { display_name, username, bio, website, location, avatar } = person
  const picture = avatar.type === 'gravatar' || avatar.type === 'custom' ? avatar.type : 'system'
  return { display_name, username, picture, custom: avatar.custom, bio, website, location }
}

/** Returns true if both drafts would save the same values. */
export function isSameDraft(one: ProfileDraft, other: ProfileDraft): boolean {
  return JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))
}

/** Returns the request body for a draft. */
export function bodyOf(draft: ProfileDraft) {
  return {
    display_name: draft.display_name.trim(),
    username: draft.username.trim(),
    avatar: { type: draft.picture, gravatar: '', custom: draft.custom },
    bio: draft.bio,
    website: draft.website.trim(),
    location: draft.location.trim(),
  }
}

const USERNAME = /^[a-z0-9._-]{2,30}$/i

/**
 * Validates a profile before it is sent (schema ProfileUpdateBody).
 *
 * @param present the current display name, which is accepted even if it violates the rules, because it may be older
 * than them
 */
export function checkProfile(draft: ProfileDraft, present?: string): Readonly<Record<string, ProfileProblem>> {
  const { display_name, username, bio, website, location } = bodyOf(draft)
  const limits = profileLimits
  const problems: [string, ProfileProblem | undefined][] = [
    [
      'display_name',
      display_name === ''
        ? 'empty'
        : display_name === present || isDisplayName(display_name)
          ? undefined
          : 'display_name',
    ],
    ['username', username === '' ? 'empty' : USERNAME.test(username) ? undefined : 'username'],
    ['bio', fits(bio, limits.bio) ? undefined : 'too_long'],
    ['website', website === '' || isWebAddress(website) ? undefined : 'website'],
    ['location', fits(location, limits.location) ? undefined : 'too_long'],
  ]
  return Object.fromEntries(problems.flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem]])))
}

function fits(text: string, { min = 0, max }: { min?: number; max: number }): boolean {
  const length = Array.from(text).length
  return length >= min && length <= max
}

function isWebAddress(text: string): boolean {
  if (text.length > profileLimits.website.max || !/^https?:\/\//i.test(text)) return false
  return URL.canParse(text)
}
