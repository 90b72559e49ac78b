import { Refusal } from '../../platform/http/refusal.ts'

/** A challenge had to be solved and was not, or not rightly. The client fetches a new one and asks again. */
export class CaptchaFailed extends Refusal {
  override name = 'CaptchaFailed'
  constructor() {
    const reason = 'error.object.captcha_verification_failed'
    super({ status: 400, reason, fields: [{ field: 'captcha_code', message: reason }] })
  }
}
