import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getCaptcha, makeChallenge } from './get-captcha.ts'

export function captchaRoutes(app: AppContext) {
  return {
    getCaptcha: {
      policy: 'open',
      handle: async ({ query, viewer, ip, language }) => getCaptcha(app, query.action, { viewer, ip }, language),
    },
    getRegistrationCaptcha: {
      policy: 'open',
      handle: async ({ language }) => makeChallenge(app, 'email', language),
    },
  } satisfies RouteTable
}
