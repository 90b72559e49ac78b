import { TooManyRequests } from '../refusals/too-many-requests.ts'

/** Seconds after which a caller may try again, because the machine may be less busy then. */
const RETRY_SECONDS = 2

/** A text was not rendered within the time limit. */
export class RenderingTookTooLong extends TooManyRequests {
  override name = 'RenderingTookTooLong'
  constructor() {
    super(RETRY_SECONDS)
  }
}
