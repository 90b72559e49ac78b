export { AccountLog } from './account-log.tsx'
export * as accountStyles from './account.css.ts'
export { UserActionButtons } from './user-action-menu.tsx'
export {
  accountRightsQuery,
  flagsAgainstQuery,
  mailsQuery,
  profileQuery,
  readUserView,
  reputationQuery,
  sessionsQuery,
  signInsQuery,
  twoFactorQuery,
  userAddress,
  userList,
  userQuery,
  usersQuery,
  type UserView,
  userViews,
} from './user-queries.ts'
export { UserStatus } from './user-status.tsx'
export { UsersPage } from './users-page.tsx'
