import type { CaptchaAction } from '@quandary/api-client'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** The number of a caller's actions and the time of the latest one; both are 0 if there were none. */
export interface Tally {
  count: number
  last: number
}

/** Decides when an action needs a challenge. */
export interface CaptchaRule {
  /** The unit of counting; guests are always counted by IP address. */
  unit: 'person' | 'address'
  /** The outcome of the action that adds to the count. */
  counts: 'never' | 'failure' | 'success' | 'attempt'
  /** True if a success resets the count. */
  clears?: boolean
  /** Other actions whose challenges are accepted for this action, too. */
  alsoSolvedBy?: readonly CaptchaAction[]
  demanded(tally: Tally, now: number): boolean
}

/** Counters expire this long after the last action. */
export const EXPIRY_MS = 6 * MINUTE_MS

const often = (times: number) => (tally: Tally) => tally.count >= times
const oftenOrSoon = (times: number, milliseconds: number) => (tally: Tally, now: number) =>
  tally.count >= times || (tally.count > 0 && now - tally.last <= milliseconds)

/**
 * The actions that need a challenge (docs/spec/contract.md#captcha) and how they are counted
 * (docs/spec/domain.md#limits).
 */
export const CAPTCHA_RULES: Readonly<Record<CaptchaAction, CaptchaRule>> = {
  email: { unit: 'address', counts: 'never', demanded: () => true },
  password: { unit: 'address', counts: 'failure', clears: true, demanded: often(3) },
  // The form that changes the address fetches its challenge for the action `email`.
  edit_userinfo: {
    unit: 'person',
    counts: 'attempt',
    clears: true,
    alsoSolvedBy: ['email'],
    demanded: often(3),
  },
  question: { unit: 'person', counts: 'success', demanded: oftenOrSoon(10, 5 * SECOND_MS) },
  answer: { unit: 'person', counts: 'success', demanded: oftenOrSoon(10, 5 * SECOND_MS) },
  comment: { unit: 'person', counts: 'attempt', demanded: oftenOrSoon(30, SECOND_MS) },
  edit: { unit: 'person', counts: 'attempt', demanded: often(10) },
  invitation_answer: { unit: 'person', counts: 'success', demanded: often(30) },
  search: {
    unit: 'person',
    counts: 'attempt',
    demanded: (tally, now) => tally.count >= 20 && now - tally.last <= MINUTE_MS,
  },
  report: { unit: 'person', counts: 'attempt', demanded: oftenOrSoon(30, SECOND_MS) },
  delete: { unit: 'person', counts: 'attempt', demanded: oftenOrSoon(5, 5 * SECOND_MS) },
  vote: { unit: 'person', counts: 'attempt', demanded: often(40) },
}
