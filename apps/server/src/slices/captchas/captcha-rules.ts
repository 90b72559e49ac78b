import type { CaptchaAction } from '../../platform/http/captcha-gate.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

/** How often something was done, and when last. */
export interface Tally {
  count: number
  last: number
}

/** When an action asks for a challenge. */
export interface CaptchaRule {
  /** Whom it is counted for; guests are counted by their address either way. */
  unit: 'person' | 'address'
  /** Which outcome counts. */
  counts: 'never' | 'failure' | 'success' | 'attempt'
  /** Whether a success forgets what was counted. */
  clears?: boolean
  /** Actions whose challenges do as well as its own. */
  alsoSolvedBy?: readonly CaptchaAction[]
  demanded(tally: Tally, now: number): boolean
}

/** Counters are forgotten so long after the last time. */
export const FORGOTTEN_MS = 6 * MINUTE_MS

const often = (times: number) => (tally: Tally) => tally.count >= times
const oftenOrSoon = (times: number, milliseconds: number) => (tally: Tally, now: number) =>
  tally.count >= times || (tally.count > 0 && now - tally.last <= milliseconds)

/** The table of wire conventions §6, with what the domain facts (§4) say about counting. */
export const CAPTCHA_RULES: Readonly<Record<CaptchaAction, CaptchaRule>> = {
  email: { unit: 'address', counts: 'never', demanded: () => true },
  password: { unit: 'address', counts: 'failure', clears: true, demanded: often(3) },
  // The screen that changes the address fetches its challenge as one for mails (wire conventions §6).
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
