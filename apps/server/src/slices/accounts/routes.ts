import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import type { ReplyControls, RouteTable } from '../../platform/http/route.ts'
import { done } from '../../platform/http/route.ts'
import { captchaLimiter } from '../captchas/index.ts'
import type { User } from '../users/index.ts'
import { changePassword } from './change-password.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { NoSession } from './errors.ts'
import { BROWSER_COOKIE } from './events.ts'
import { getCurrentUser } from './get-current-user.ts'
import { loginByLandingCode } from './landing-code.ts'
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

export function accountRoutes(ctx: AppContext) {
  const welcome = (opened: { user: User; session: Session }, reply: ReplyControls) => {
    reply.setVisitCookie(opened.session.visit)
    return sessionUser(ctx, opened.user, opened.session.token)
  }
  const clearBrowser = (reply: ReplyControls) => reply.setCookie(BROWSER_COOKIE, '', 0)
  return {
    registerByEmail: {
      policy: 'open',
      handle: async (call) => {
        const { name, e_mail: eMail, pass: password } = call.body
        return welcome(await registerByEmail(ctx, { name, eMail, password }, call), call.reply)
      },
    },
    loginByEmail: {
      policy: 'open',
      handle: async (call) => {
        const { e_mail: eMail, pass: password, two_factor_code: code = '' } = call.body
        return welcome(await loginByEmail(ctx, { eMail, password, code }, call), call.reply)
      },
    },
    loginByLandingCode: {
      policy: 'open',
      handle: async ({ body, cookie, ip, userAgent, reply }) => {
        const origin = { ip, userAgent, browser: cookie(BROWSER_COOKIE) }
        const entered = await loginByLandingCode(ctx, body.code, origin)
        clearBrowser(reply)
        return welcome(entered, reply)
      },
    },
    verifyEmail: {
      policy: 'open',
      handle: async (call) => {
        const { ip, userAgent, visit, reply } = call
        const origin = { ip, userAgent, visit, browser: call.cookie(BROWSER_COOKIE) }
        const verified = await verifyEmail(ctx, call.body.code, origin)
        if (verified.endsConnection) clearBrowser(reply)
        return welcome(verified, reply)
      },
    },
    sendVerificationEmail: {
      policy: 'signedIn',
      handle: ({ viewer, language }) => done(sendVerificationEmail(ctx, viewer.id, language)),
    },
    requestEmailChange: {
      policy: 'signedIn',
      handle: ({ body: { e_mail: eMail, pass: password = '' }, viewer, language }) =>
        done(requestEmailChange(ctx, { eMail, password }, { id: viewer.id, language })),
    },
    confirmEmailChange: {
      policy: 'open',
      handle: async (call) => welcome(await confirmEmailChange(ctx, call.body.code, call), call.reply),
    },
    requestPasswordReset: {
      policy: 'open',
      handle: ({ body, language }) => done(requestPasswordReset(ctx, body.e_mail, language)),
    },
    resetPassword: {
      policy: 'open',
      handle: async ({ body, ip }) => {
        await resetPassword(ctx, { code: body.code, password: body.pass })
        await captchaLimiter(ctx).reset('password', { viewer: null, ip })
        return null
      },
    },
    changePassword: {
      policy: 'active',
      handle: ({ body: { old_pass: old = '', pass: password }, viewer, token }) =>
        done(changePassword(ctx, { old, password }, { id: viewer.id, token })),
    },
    logout: {
      // Any session can be ended, whatever the state of its account.
      policy: 'open',
      handle: async ({ token, reply }) => {
        if (!(await deleteSession(ctx.db, hashSecret(token)))) throw new NoSession()
        reply.setVisitCookie('')
        return null
      },
    },
    listSessions: {
      policy: 'signedIn',
      handle: ({ viewer, token }) => listSessions(ctx, { id: viewer.id, token }),
    },
    revokeSession: {
      policy: 'signedIn',
      handle: async ({ body, viewer, token, reply }) => {
        if (await revokeSession(ctx, body.id, { id: viewer.id, token })) reply.setVisitCookie('')
        return null
      },
    },
    revokeOtherSessions: {
      policy: 'signedIn',
      handle: ({ viewer, token }) => done(revokeOtherSessions(ctx, { id: viewer.id, token })),
    },
    getCurrentUser: {
      policy: 'open',
      handle: ({ token, visit, viewer, reply, ip, userAgent, language, cookie }) =>
        getCurrentUser(ctx, {
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
