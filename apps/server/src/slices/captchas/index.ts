import { defineSlice } from '../slice.ts'
import { captchaRoutes } from './routes.ts'

export { captchaLimiter } from './captcha-limiter.ts'

/** Challenges that distinguish people from programs. They are short-lived; the slice owns no table. */
export const captchas = defineSlice({ name: 'captchas', migrations: [], routes: captchaRoutes })
