import type { AppContext } from '../../context.ts'
import type { RouteTable } from '../../platform/http/route.ts'
import { getCaptcha, makeChallenge } from './get-captcha.ts'

export function captchaRoutes(ctx: AppContext) {
  return {
    getCaptcha: {
      policy: 'open',
      handle: async ({ query, viewer, ip, language }) => getCaptcha(ctx, query.action, { viewer, ip }, language),
    },
    getRegistrationCaptcha: {
      policy: 'open',
      handle: async ({ language }) => makeChallenge(ctx, 'email', language),
    },
  } satisfies RouteTable
}
