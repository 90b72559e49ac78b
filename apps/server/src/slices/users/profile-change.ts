import type { Schemas } from '@quandary/api-client'
import { displayNameLength, isDisplayName } from '@quandary/guards'
import type { ServerMessage } from '../../platform/i18n/translate.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { oneLine } from '../../platform/text/one-line.ts'
import { avatarChoice } from './avatar.ts'
import { impersonatesSite } from './look-alike.ts'
import type { User } from './user.ts'
import { isUsername } from './username.ts'

/** The columns of a profile that an edit changes, with their new values. */
export type ProfileChange = Partial<
  Pick<User, 'display_name' | 'username' | 'bio' | 'website' | 'location' | 'avatar_type' | 'avatar_custom'>
>

/** A profile as its form submits it; absent fields stay unchanged. */
export interface GivenProfile extends Partial<
  Pick<User, 'display_name' | 'username' | 'bio' | 'website' | 'location'>
> {
  /** The kind of avatar, and the URL of an uploaded picture. */
  avatar?: { type?: string; custom?: string }
}

type Field = 'display_name' | 'username' | 'bio' | 'website' | 'location' | 'avatar'

interface Options {
  staff: boolean
  ownsAvatar: boolean
}

/**
 * Computes the changes that a profile form asks for, and the fields to refuse. An absent field stays unchanged, and so
 * does a name for which an empty text is given; all other texts may be empty. A field that the site has closed is
 * accepted only with its current value (`docs/spec/decisions.md#d21`).
 * @param options.staff true allows reserved usernames
 * @param options.ownsAvatar true if the new picture was uploaded by the user
 */
export function checkProfile(
  user: User,
  given: GivenProfile,
  settings: Schemas['SiteUsers'],
  options: Options,
): { change: ProfileChange; refused: FieldRefusal[] } {
  const change = changesOf(user, given, settings)
  const closed = closedFields(settings)
  const refused: FieldRefusal[] = []
  for (const field of fieldsOf(change)) {
    const message = closed.has(field)
      ? 'error.user.field_closed'
      : problemOf(field, { ...user, ...change }, change, options)
    if (message === 'validation.min_length') refused.push({ field, message, facts: { count: displayNameLength.min } })
    else if (message !== undefined) refused.push({ field, message })
  }
  return { change, refused }
}

function changesOf(user: User, given: GivenProfile, settings: Schemas['SiteUsers']): ProfileChange {
  const wanted: ProfileChange = {
    display_name: oneLine(given.display_name ?? '') || user.display_name,
    username: given.username?.trim().toLowerCase() || user.username,
    bio: given.bio ?? user.bio,
    website: given.website === undefined ? user.website : oneLine(given.website),
    location: given.location === undefined ? user.location : oneLine(given.location),
    avatar_type: avatarType(user, given.avatar?.type, settings),
    // A request contains the URL only if it chooses the custom picture. Any other choice keeps the stored URL for
    // later.
    avatar_custom: given.avatar?.custom || user.avatar_custom,
  }
  // The object above has the fields of a change and no others.
  const keys = Object.keys(wanted) as (keyof ProfileChange)[]
  return Object.fromEntries(keys.filter((key) => wanted[key] !== user[key]).map((key) => [key, wanted[key]]))
}

/** Returns the type of avatar to store; sending the type back as it was shown is not a change. */
function avatarType(user: User, type: string | undefined, settings: Schemas['SiteUsers']): string {
  const meant = type === 'default' || type === 'system' ? '' : type
  return type === undefined || meant === avatarChoice(user, settings).type ? user.avatar_type : type
}

function fieldsOf(change: ProfileChange): Field[] {
  // The keys of a change are fields, except that several columns belong to the avatar.
  const fields = Object.keys(change).map((key) => (key.startsWith('avatar') ? 'avatar' : key) as Field)
  return [...new Set(fields)]
}

function closedFields(settings: Schemas['SiteUsers']): Set<Field> {
  const open: Record<Field, boolean> = {
    display_name: settings.allow_update_display_name,
    username: settings.allow_update_username,
    avatar: settings.allow_update_avatar,
    bio: settings.allow_update_bio,
    website: settings.allow_update_website,
    location: settings.allow_update_location,
  }
  // `Object.keys` is typed as string[], but a literal has only the keys of its type.
  return new Set((Object.keys(open) as Field[]).filter((field) => !open[field]))
}

/** Returns the message key of the reason why a value is refused. */
function problemOf(field: Field, wanted: User, change: ProfileChange, options: Options): ServerMessage | undefined {
  switch (field) {
    case 'display_name':
      return nameProblem(wanted.display_name, options)
    case 'username':
      return isUsername(wanted.username, options) ? undefined : 'error.user.username_invalid'
    case 'website':
      return wanted.website === '' || isWebAddress(wanted.website) ? undefined : 'validation.url'
    case 'avatar':
      // Any other URL could be somebody else's picture, or malicious.
      if (change.avatar_custom !== undefined && !options.ownsAvatar) return 'validation.invalid'
      return wanted.avatar_type === 'custom' && wanted.avatar_custom === '' ? 'validation.required' : undefined
    default:
      return undefined
  }
}

function nameProblem(name: string, { staff }: Options): ServerMessage | undefined {
  if ([...name].length < displayNameLength.min) return 'validation.min_length'
  if (!isDisplayName(name)) return 'error.user.display_name_invalid'
  return !staff && impersonatesSite(name) ? 'error.user.name_of_staff' : undefined
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}
