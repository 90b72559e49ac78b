import { Refusal } from '../../platform/refusals/refusal.ts'

/** A required challenge was missing or not solved. The client fetches a new one and tries again. */
export class CaptchaFailed extends Refusal {
  override name = 'CaptchaFailed'
  constructor() {
    const reason = 'error.object.captcha_verification_failed'
    super({ status: 400, reason, fields: [{ field: 'captcha_code', message: reason }] })
  }
}
