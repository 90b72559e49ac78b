import { TooManyRequests } from '../refusals/too-many-requests.ts'

/** Seconds after which the database may have less to do. */
const RETRY_SECONDS = 2

/** A statement was ended at its time limit. */
export class QueryTookTooLong extends TooManyRequests {
  override name = 'QueryTookTooLong'
  constructor() {
    super(RETRY_SECONDS)
  }
}
