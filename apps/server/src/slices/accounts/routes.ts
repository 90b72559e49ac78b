import type { AppContext } from '../../context.ts'
import { hashSecret } from '../../platform/crypto/secret.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { ReplyControls, RouteTable } from '../../platform/http/route.ts'
import type { User } from '../users/index.ts'
import { getCurrentUser } from './get-current-user.ts'
import { loginByEmail } from './login-by-email.ts'
import { registerByEmail } from './register-by-email.ts'
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
  return {
    registerByEmail: {
      policy: 'open',
      limits: LIMITS.register,
      handle: async ({ body, reply }) => welcome(await registerByEmail(app, body), reply),
    },
    loginByEmail: {
      policy: 'open',
      limits: LIMITS.login,
      handle: async ({ body, reply }) => welcome(await loginByEmail(app, body), reply),
    },
    verifyEmail: {
      policy: 'open',
      limits: LIMITS.code,
      handle: async ({ body, reply }) => welcome(await verifyEmail(app, body.code), reply),
    },
    sendVerificationEmail: {
      policy: 'signedIn',
      limits: LIMITS.mail,
      handle: async ({ viewer }) => {
        await sendVerificationEmail(app, viewer.id)
        return null
      },
    },
    logout: {
      policy: 'signedIn',
      handle: async ({ token, reply }) => {
        await deleteSession(app.db, hashSecret(token))
        reply.setVisitCookie('')
        return null
      },
    },
    getCurrentUser: {
      policy: 'open',
      handle: ({ token, visit, viewer, reply }) =>
        getCurrentUser(app, { token, visit, viewerId: viewer?.id, setVisit: reply.setVisitCookie }),
    },
  } satisfies RouteTable
}
