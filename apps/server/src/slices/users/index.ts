import { fill } from '../../platform/slots/slots.ts'
import { actorCards } from '../audit-log/index.ts'
import { defineSlice } from '../slice.ts'
import { endSuspensions } from './end-suspensions.ts'
import { users0001 } from './migrations/0001-users.ts'
import { users0002 } from './migrations/0002-suspension-reason.ts'
import { users0003 } from './migrations/0003-erased-names.ts'
import { users0004 } from './migrations/0004-users-recent.ts'
import { users0006 } from './migrations/0006-users-newest.ts'
import { users0007 } from './migrations/0007-users-reputation.ts'
import { users0008 } from './migrations/0008-users-staff.ts'
import { users0009 } from './migrations/0009-imported-pbkdf2.ts'
import { users0010 } from './migrations/0010-users-names.ts'
import { users0011 } from './migrations/0011-imported-costs.ts'
import { users0012 } from './migrations/0012-users-states.ts'
import { users0005 } from './migrations/0005-imported-passwords.ts'
import { userRoutes } from './routes.ts'
import { loadUserCards } from './user-cards.ts'

export { avatarChoice, avatarUrl } from './avatar.ts'
export { eraseAccount, isErased, isErasedUsername } from './erase-account.ts'
export { UserNotFound } from './errors.ts'
export { avatarReplaced, contentErased, userDeleted } from './events.ts'
export {
  addToRank,
  addToUserCount,
  changeEMail,
  countUsers,
  mostExpensiveImportedHashes,
  findTakenUsernames,
  findUser,
  findUserByEMail,
  findUserByUsername,
  findUsers,
  insertUser,
  isActiveStaff,
  isStaffAccount,
  replacePasswordHash,
  updateUser,
} from './store.ts'
export { searchUsers } from './search-users.ts'
export { impersonatesSite } from './look-alike.ts'
export { looksLikeStaff } from './staff-names.ts'
export { suspensionNote } from './suspension-note.ts'
export type { User, UserStatus } from './user.ts'
export { statusOf, viewerOf } from './user.ts'
export type { NamedUser } from './user-cards.ts'
export { loadUserCards, namedUser, userCard, UserCards } from './user-cards.ts'
export { avatarCheck } from './uploaded-avatars.ts'
export { usernameForNew, usernameFrom, withSuffix } from './username.ts'

/** Users: the rows of their accounts, the cards that are shown below posts, and the public profiles. */
export const users = defineSlice({
  name: 'users',
  migrations: [
    users0001,
    users0002,
    users0003,
    users0004,
    users0005,
    users0006,
    users0007,
    users0008,
    users0009,
    users0010,
    users0011,
    users0012,
  ],
  routes: userRoutes,
  fills: (ctx) => [fill(actorCards, (ids) => loadUserCards(ctx, ctx.db, ids))],
  listen: endSuspensions,
})
