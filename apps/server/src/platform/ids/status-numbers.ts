/** The numbers that the API has for states (docs/spec/contract.md#status-numbers). Internally, states have names. */
const POST = { available: 1, closed: 2, deleted: 10, pending: 11 } as const
const REVISION = { first: 0, waiting: 1, applied: 2, rejected: 3 } as const
const VISIBILITY = { listed: 1, hidden: 2 } as const
const PINNED = { unpinned: 1, pinned: 2 } as const

/** Returns the number of the state of a question, an answer or a comment. */
export function postStatusNumber<Status extends keyof typeof POST>(status: Status): (typeof POST)[Status] {
  return POST[status]
}

export function revisionStatusNumber<Status extends keyof typeof REVISION>(status: Status): (typeof REVISION)[Status] {
  return REVISION[status]
}

/** Returns the number that says whether a question is in lists. */
export function showNumber(listed: boolean): 1 | 2 {
  return listed ? VISIBILITY.listed : VISIBILITY.hidden
}

export function pinNumber(pinned: boolean): 1 | 2 {
  return pinned ? PINNED.pinned : PINNED.unpinned
}
