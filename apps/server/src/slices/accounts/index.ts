import { defineSlice } from '../slice.ts'
import { accounts0001 } from './migrations/0001-accounts.ts'
import { accounts0002 } from './migrations/0002-session-origins.ts'
import { accounts0003 } from './migrations/0003-sign-ins.ts'
import { userDeleted } from '../users/index.ts'
import { mailPasswordResets } from './request-password-reset.ts'
import { accountRoutes } from './routes.ts'
import { deleteSignInsOf } from './sign-in-store.ts'
import { pruneSignIns } from './sign-ins.ts'
import { eraseTraces } from './store.ts'

export { checkDomain } from './email-domain.ts'
export { confirmPassword } from './check-password.ts'
export { accountClaimed, BROWSER_COOKIE, connectionConfirmed, userActivated } from './events.ts'
export { AccountSuspended, CodeExpired, SessionNotFound } from './errors.ts'
export { issueLandingCode } from './landing-code.ts'
export { ACTIVATION_HOURS, issueCode, mailCode, redeemCode } from './mail-code.ts'
export { accountManager, refuseForExternalAccounts } from './external-accounts.ts'
export { limitWrongCodes, secondFactor } from './second-factor.ts'
export { issueSessionTicket, takeSessionTicket } from './session-ticket.ts'
export { revokeAccess, setPassword } from './set-password.ts'

export { endVisit, findValidSession, openSession, viewerOfToken, viewerOfVisit, viewersOfSessions } from './session.ts'
export { countSessions, deleteSessionOfUser, deleteSessionsOfUser } from './store.ts'
export { listSessions } from './list-sessions.ts'
export { listSignIns } from './sign-ins.ts'

/** Sign-up, sign-in and sign-out: sessions, passwords, e-mail addresses and mailed codes. */
export const accounts = defineSlice({
  name: 'accounts',
  migrations: [accounts0001, accounts0002, accounts0003],
  routes: accountRoutes,
  listen(ctx) {
    mailPasswordResets(ctx)
    pruneSignIns(ctx)
    ctx.bus.on(userDeleted, async (tx, { userId }) => {
      await eraseTraces(tx, userId)
      await deleteSignInsOf(tx, userId)
    })
  },
})
