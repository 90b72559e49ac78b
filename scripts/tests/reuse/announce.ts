/** Name of the global function that an instrumented module calls with the names of its functions. */
export const ANNOUNCE = 'quandaryAnnounce'

/** The object that an instrumented function writes to when it is called. */
export interface Ran {
  ran: number
}
