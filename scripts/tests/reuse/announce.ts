/** The global function through which an instrumented module announces what it can store. */
export const ANNOUNCE = 'quandaryAnnounce'

/** The object that an instrumented function writes to when it is called. */
export interface Ran {
  ran: number
}
