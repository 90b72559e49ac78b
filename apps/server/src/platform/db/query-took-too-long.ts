import { TooManyRequests } from '../refusals/too-many-requests.ts'

/** Seconds after which a caller may try again, because the database may be less busy then. */
const RETRY_SECONDS = 2

/** A statement was ended at its time limit. */
export class QueryTookTooLong extends TooManyRequests {
  override name = 'QueryTookTooLong'
  constructor() {
    super(RETRY_SECONDS)
  }
}
