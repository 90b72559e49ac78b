import type { AppContext } from '../../context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { CaptchaAction, CaptchaSolution, CaptchaCaller, CaptchaCheck } from '../../platform/http/captcha-check.ts'
import { callerNetwork } from '../../platform/http/caller-network.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'
import type { Tally } from './captcha-rules.ts'
import { CAPTCHA_RULES, EXPIRY_MS } from './captcha-rules.ts'
import { Challenges } from './challenges.ts'
import { CaptchaFailed } from './errors.ts'

const MEMBER = 1
const DAY_MS = 24 * 3_600_000
const MAX_TALLIES = 200_000

/**
 * Counts actions per caller and demands a solved challenge once there are too many. It comes on top of the rate limits
 * and never replaces them. Counts live in this process; solving a challenge does not reset them.
 */
export class CaptchaLimiter implements CaptchaCheck {
  readonly challenges: Challenges
  #tallies = new Map<string, Tally>()
  #clock: Clock
  #enabled: boolean

  /** @param enabled false if nothing is limited (RATE_LIMITS=off) */
  constructor(clock: Clock, enabled: boolean) {
    this.#clock = clock
    this.#enabled = enabled
    this.challenges = new Challenges(clock)
  }

  /** Returns true if the next such action needs a solved challenge; never for staff. */
  isDemanded(action: CaptchaAction, asker: CaptchaCaller): boolean {
    if (!this.#enabled || (asker.viewer && asker.viewer.roleId !== MEMBER)) return false
    return CAPTCHA_RULES[action].demanded(this.#tally(keyOf(action, asker, this.#clock.now())), this.#clock.now())
  }

  async guard<T>(
    action: CaptchaAction,
    asker: CaptchaCaller,
    answer: CaptchaSolution | null,
    work: () => Promise<T>,
  ): Promise<T> {
    const { counts, clears, alsoSolvedBy = [] } = CAPTCHA_RULES[action]
    const solved = () => answer === null || this.challenges.answer(answer.id, answer.code, [action, ...alsoSolvedBy])
    if (this.isDemanded(action, asker) && !solved()) throw new CaptchaFailed()
    // Counted before the outcome is known, so that of many requests at once only as many pass as one after another.
    const uncount = counts === 'never' ? () => {} : this.#count(action, asker)
    try {
      const result = await work()
      if (counts === 'failure') uncount()
      if (clears === true) this.forget(action, asker)
      return result
    } catch (error) {
      const isFailure = error instanceof Refusal
      if (counts === 'success' || (counts === 'failure' && !isFailure)) uncount()
      throw error
    }
  }

  /** Resets a caller's count. */
  forget(action: CaptchaAction, asker: CaptchaCaller): void {
    this.#tallies.delete(keyOf(action, asker, this.#clock.now()))
  }

  #tally(key: string): Tally {
    const tally = this.#tallies.get(key)
    return tally && this.#clock.now() - tally.last < EXPIRY_MS ? tally : { count: 0, last: 0 }
  }

  /** Counts an action and returns what takes it back. */
  #count(action: CaptchaAction, asker: CaptchaCaller): () => void {
    if (!this.#enabled) return () => {}
    const now = this.#clock.now()
    const key = keyOf(action, asker, now)
    const before = this.#tally(key)
    const counted = { count: before.count + 1, last: now }
    // Deleting first moves the key to the end, which keeps the map in order of last use.
    this.#tallies.delete(key)
    this.#tallies.set(key, counted)
    this.#dropExpired(now)
    return () => {
      const present = this.#tallies.get(key)
      if (present === counted) this.#tallies.set(key, before)
      // Others were counted since.
      else if (present) this.#tallies.set(key, { ...present, count: Math.max(0, present.count - 1) })
    }
  }

  #dropExpired(now: number): void {
    for (const [old, { last }] of this.#tallies) {
      if (now - last < EXPIRY_MS && this.#tallies.size <= MAX_TALLIES) return
      this.#tallies.delete(old)
    }
  }
}

function keyOf(action: CaptchaAction, { viewer, ip }: CaptchaCaller, now: number): string {
  const unit = viewer && CAPTCHA_RULES[action].unit === 'person' ? `#${viewer.id}` : callerNetwork(ip)
  return `${action} ${Math.floor(now / DAY_MS)} ${unit}`
}

const limiterOfSite = defineSingleton<CaptchaLimiter>('captcha limiter')

/** Returns the context's only instance in this process. */
export function captchaLimiter(app: AppContext): CaptchaLimiter {
  return app.singletons.get(limiterOfSite, () => new CaptchaLimiter(app.clock, app.config.rateLimits))
}
