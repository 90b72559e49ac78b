import { isStaff } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { readSettings, siteUrl } from '../site-settings/index.ts'
import { ProfileRefused } from './errors.ts'
import { avatarReplaced } from './events.ts'
import type { GivenProfile } from './profile-change.ts'
import { checkProfile } from './profile-change.ts'
import { looksLikeStaff } from './staff-names.ts'
import { findUser, findUserByUsername, updateUser } from './store.ts'
import { ownsAvatar } from './uploaded-avatars.ts'

const TAKEN: FieldRefusal = { field: 'username', message: 'error.user.username_duplicate' }
const LIKE_STAFF: FieldRefusal = { field: 'display_name', message: 'error.user.name_of_staff' }

/**
 * Saves the changed fields of a profile.
 * @throws {ProfileRefused} naming every field that is closed, invalid or taken; nothing is saved then
 */
export async function updateProfile(ctx: AppContext, given: GivenProfile, viewer: Viewer): Promise<void> {
  const [user, settings] = await Promise.all([findUser(ctx.db, viewer.id), readSettings(ctx, 'site_users')])
  if (!user) return
  const picture = given.avatar?.custom ?? ''
  const owns = picture !== '' && picture !== user.avatar_custom && (await ownsAvatar(ctx, user.id, picture))
  const { change, refused } = checkProfile(user, given, settings, { staff: isStaff(viewer), ownsAvatar: owns })
  const isFine = (name: string) => refused.every(({ field }) => field !== name)
  const username = isFine('username') ? change.username : undefined
  const taken = username !== undefined && (await findUserByUsername(ctx.db, username)) !== undefined
  const name = isStaff(viewer) || !isFine('display_name') ? undefined : change.display_name
  const confusing = name !== undefined && (await looksLikeStaff(ctx.db, name, user.id))
  const problems = [...refused, ...(taken ? [TAKEN] : []), ...(confusing ? [LIKE_STAFF] : [])]
  if (problems.length > 0) throw new ProfileRefused(problems)
  if (Object.keys(change).length === 0) return
  const bio = change.bio
  const bio_html = bio === undefined ? undefined : await ctx.markdown.render(bio, { siteUrl: await siteUrl(ctx) })
  try {
    await ctx.db.transaction().execute(async (tx) => {
      await updateUser(tx, user.id, { ...change, ...(bio_html === undefined ? {} : { bio_html }) })
      if (change.avatar_custom === undefined) return
      const at = ctx.clock.now()
      await ctx.bus.emit(tx, avatarReplaced, { userId: user.id, before: user.avatar_custom, actorId: viewer.id, at })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'username')) throw new ProfileRefused([TAKEN])
    throw error
  }
}
