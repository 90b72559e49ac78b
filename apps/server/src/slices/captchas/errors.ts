import { defineRefusals } from '../../platform/refusals/define-refusals.ts'

export const { CaptchaFailed } = defineRefusals({
  /** A required challenge was missing or not solved. The client fetches a new one and tries again. */
  CaptchaFailed: {
    status: 400,
    reason: 'error.object.captcha_verification_failed',
    fields: [{ field: 'captcha_code', message: 'error.object.captcha_verification_failed' }],
  },
})
