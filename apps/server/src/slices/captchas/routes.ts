import type { AppContext } from '../../context.ts'
import { LIMITS } from '../../platform/http/limits.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getCaptcha, makeChallenge } from './get-captcha.ts'

export function captchaRoutes(app: AppContext) {
  return {
    getCaptcha: {
      policy: 'open',
      limits: LIMITS.captcha,
      handle: async ({ query, viewer, ip, language }) => getCaptcha(app, query.action, { viewer, ip }, language),
    },
    getRegistrationCaptcha: {
      policy: 'open',
      limits: LIMITS.captcha,
      handle: async ({ language }) => makeChallenge(app, 'email', language),
    },
  } satisfies RouteTable
}
