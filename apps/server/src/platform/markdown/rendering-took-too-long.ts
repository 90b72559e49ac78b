import { TooManyRequests } from '../refusals/too-many-requests.ts'

/** Seconds after which the machine may have less to do. */
const RETRY_SECONDS = 2

/** A text was not rendered within the time limit. */
export class RenderingTookTooLong extends TooManyRequests {
  override name = 'RenderingTookTooLong'
  constructor() {
    super(RETRY_SECONDS)
  }
}
