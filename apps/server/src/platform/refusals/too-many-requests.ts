import { Refusal } from './refusal.ts'

/** Too many calls in too short a time; says how long to wait. */
export class TooManyRequests extends Refusal {
  override name = 'TooManyRequests'
  constructor(seconds: number) {
    super({ status: 429, reason: 'base.rate_limited', retryAfter: seconds })
  }
}
