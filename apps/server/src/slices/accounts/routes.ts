import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import type { ReplyControls, RouteTable } from '../../platform/http/route.ts'
import { captchaLimiter } from '../captchas/index.ts'
import type { User } from '../users/index.ts'
import { changePassword } from './change-password.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { NoSession } from './errors.ts'
import { BROWSER_COOKIE } from './events.ts'
import { getCurrentUser } from './get-current-user.ts'
import { listSessions } from './list-sessions.ts'
import { loginByEmail } from './login-by-email.ts'
import { registerByEmail } from './register-by-email.ts'
import { requestEmailChange } from './request-email-change.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { revokeOtherSessions, revokeSession } from './revoke-session.ts'
import { sendVerificationEmail } from './send-verification-email.ts'
import type { Session } from './session.ts'
import { sessionUser } from './session.ts'
import { deleteSession } from './store.ts'
import { verifyEmail } from './verify-email.ts'

export function accountRoutes(app: AppContext) {
  const welcome = (opened: { user: User; session: Session }, reply: ReplyControls) => {
    reply.setVisitCookie(opened.session.visit)
    return sessionUser(app, opened.user, opened.session.token)
  }
  const clearBrowser = (reply: ReplyControls) => reply.setCookie(BROWSER_COOKIE, '', 0)
  return {
    registerByEmail: {
      policy: 'open',
      handle: async (call) => welcome(await registerByEmail(app, call.body, call), call.reply),
    },
    loginByEmail: {
      policy: 'open',
      handle: async (call) => welcome(await loginByEmail(app, call.body, call), call.reply),
    },
    verifyEmail: {
      policy: 'open',
      handle: async (call) => {
        const { ip, userAgent, visit, reply } = call
        const origin = { ip, userAgent, visit, browser: call.cookie(BROWSER_COOKIE) }
        const verified = await verifyEmail(app, call.body.code, origin)
        if (verified.endsConnection) clearBrowser(reply)
        return welcome(verified, reply)
      },
    },
    sendVerificationEmail: {
      policy: 'signedIn',
      handle: async ({ viewer, language }) => {
        await sendVerificationEmail(app, viewer.id, language)
        return null
      },
    },
    requestEmailChange: {
      policy: 'signedIn',
      handle: async ({ body, viewer, language }) => {
        await requestEmailChange(app, body, { id: viewer.id, language })
        return null
      },
    },
    confirmEmailChange: {
      policy: 'open',
      handle: async (call) => welcome(await confirmEmailChange(app, call.body.code, call), call.reply),
    },
    requestPasswordReset: {
      policy: 'open',
      handle: async ({ body, language }) => {
        await requestPasswordReset(app, body.e_mail, language)
        return null
      },
    },
    resetPassword: {
      policy: 'open',
      handle: async ({ body, ip }) => {
        await resetPassword(app, body)
        await captchaLimiter(app).forget('password', { viewer: null, ip })
        return null
      },
    },
    changePassword: {
      policy: 'active',
      handle: async ({ body, viewer, token }) => {
        await changePassword(app, body, { id: viewer.id, token })
        return null
      },
    },
    logout: {
      // Any session can be ended, whatever the state of its account.
      policy: 'open',
      handle: async ({ token, reply }) => {
        if (!(await deleteSession(app.db, hashSecret(token)))) throw new NoSession()
        reply.setVisitCookie('')
        return null
      },
    },
    listSessions: {
      policy: 'signedIn',
      handle: ({ viewer, token }) => listSessions(app, { id: viewer.id, token }),
    },
    revokeSession: {
      policy: 'signedIn',
      handle: async ({ body, viewer, token, reply }) => {
        if (await revokeSession(app, body.id, { id: viewer.id, token })) reply.setVisitCookie('')
        return null
      },
    },
    revokeOtherSessions: {
      policy: 'signedIn',
      handle: async ({ viewer, token }) => {
        await revokeOtherSessions(app, { id: viewer.id, token })
        return null
      },
    },
    getCurrentUser: {
      policy: 'open',
      handle: ({ token, visit, viewer, reply, ip, userAgent, language, cookie }) =>
        getCurrentUser(app, {
          token,
          visit,
          viewerId: viewer?.id,
          browser: cookie(BROWSER_COOKIE),
          setVisit: reply.setVisitCookie,
          clearBrowser: () => clearBrowser(reply),
          ip,
          userAgent,
          language,
        }),
    },
  } satisfies RouteTable
}
