import type { AppContext } from '../../context.ts'
import type { Clock } from '../../platform/clock.ts'
import { countIfAdmitted } from '../../platform/ephemeral/count-if-admitted.ts'
import type { EphemeralKind, EphemeralStore } from '../../platform/ephemeral/ephemeral-store.ts'
import type { CaptchaAction } from '@quandary/api-client'
import type { CaptchaSolution, CaptchaCaller, CaptchaCheck } from '../../platform/http/captcha-check.ts'
import { callerNetwork } from '../../platform/http/caller-network.ts'
import { Refusal } from '../../platform/refusals/refusal.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'
import type { Tally } from './captcha-rules.ts'
import { CAPTCHA_RULES, EXPIRY_MS } from './captcha-rules.ts'
import { Challenges } from './challenges.ts'
import { CaptchaFailed } from './errors.ts'

const MEMBER = 1
const DAY_MS = 24 * 3_600_000
const NONE: Tally = { count: 0, last: 0 }
const TALLY: EphemeralKind = { name: 'captcha tally', lastsMs: EXPIRY_MS, from: 'latest' }

/**
 * Counts actions per caller and demands a solved challenge once there are too many. It comes on top of the rate limits
 * and never replaces them. Solving a challenge does not reset the counts.
 */
export class CaptchaLimiter implements CaptchaCheck {
  readonly challenges: Challenges
  #counts: EphemeralStore
  #clock: Clock
  #enabled: boolean

  /** @param enabled false if nothing is limited (RATE_LIMITS=off) */
  constructor(counts: EphemeralStore, clock: Clock, enabled: boolean) {
    this.#counts = counts
    this.#clock = clock
    this.#enabled = enabled
    this.challenges = new Challenges(counts)
  }

  /** Returns true if the caller's next action of this kind needs a solved challenge; never for staff. */
  async isDemanded(action: CaptchaAction, asker: CaptchaCaller): Promise<boolean> {
    if (this.#isExempt(asker)) return false
    const { counts, demanded } = CAPTCHA_RULES[action]
    const now = this.#clock.now()
    if (counts === 'never') return demanded(NONE, now)
    const [tally] = await this.#counts.read(TALLY, [keyOf(action, asker, now)])
    return demanded(tally ?? NONE, now)
  }

  async guard<T>(
    action: CaptchaAction,
    asker: CaptchaCaller,
    { answer, admitted }: { answer: CaptchaSolution | null; admitted: Promise<void> },
    work: () => Promise<T>,
  ): Promise<T> {
    const { counts, clears, demanded } = CAPTCHA_RULES[action]
    const isExempt = this.#isExempt(asker)
    // Counted before the decision, so that concurrent requests cannot pass more often than sequential ones.
    const counted = isExempt || counts === 'never' ? undefined : await this.#count(action, asker, admitted)
    await admitted
    if (isExempt) return work()
    if (demanded(counted?.before ?? NONE, this.#clock.now()) && !(await this.#isSolved(action, answer))) {
      await counted?.takeBack()
      throw new CaptchaFailed()
    }
    try {
      const result = await work()
      if (clears === true) await counted?.clear()
      else if (counts === 'failure') await counted?.takeBack()
      return result
    } catch (error) {
      const isFailure = error instanceof Refusal
      if (counts === 'success' || (counts === 'failure' && !isFailure)) await counted?.takeBack()
      throw error
    }
  }

  /** Resets a caller's count. */
  async reset(action: CaptchaAction, asker: CaptchaCaller): Promise<void> {
    await this.#counts.delete(TALLY, keyOf(action, asker, this.#clock.now()))
  }

  #isExempt({ viewer }: CaptchaCaller): boolean {
    return !this.#enabled || (viewer !== null && viewer.roleId !== MEMBER)
  }

  async #isSolved(action: CaptchaAction, answer: CaptchaSolution | null): Promise<boolean> {
    if (answer === null) return true
    const { alsoSolvedBy = [] } = CAPTCHA_RULES[action]
    return this.challenges.answer(answer.id, answer.code, [action, ...alsoSolvedBy])
  }

  async #count(action: CaptchaAction, asker: CaptchaCaller, admitted: Promise<void>) {
    const key = keyOf(action, asker, this.#clock.now())
    const [counted] = await countIfAdmitted(this.#counts, { kind: TALLY, keys: [key] }, admitted)
    if (!counted) throw new Error('A captcha tally was not counted')
    return {
      before: { count: counted.count - 1, last: counted.previous },
      // The outcome is decided by then, so a failure to take back the count is ignored; the count expires anyway.
      takeBack: () => this.#counts.takeBack(TALLY, key, counted).catch(() => undefined),
      clear: () => this.#counts.delete(TALLY, key).catch(() => undefined),
    }
  }
}

function keyOf(action: CaptchaAction, { viewer, ip }: CaptchaCaller, now: number): string {
  const unit = viewer && CAPTCHA_RULES[action].unit === 'person' ? `#${viewer.id}` : callerNetwork(ip)
  return `${action} ${Math.floor(now / DAY_MS)} ${unit}`
}

const limiterOfSite = defineSingleton<CaptchaLimiter>('captcha limiter')

/** Returns the limiter of a site. */
export function captchaLimiter(ctx: AppContext): CaptchaLimiter {
  return ctx.singletons.get(limiterOfSite, () => new CaptchaLimiter(ctx.ephemeral, ctx.clock, ctx.config.rateLimits))
}
