import { randomInt, randomUUID } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { CaptchaAction } from '../../platform/http/captcha-check.ts'
import { GLYPH_NAMES } from './glyphs.ts'

const LIVES_MS = 6 * 60_000
const LENGTH = 4
const MAX_OPEN = 50_000

/** A sum as numbers, for those who cannot read the picture. */
export interface Sum {
  form: 'sum' | 'difference' | 'sum_of_three'
  numbers: readonly number[]
  result: number
}

/** A challenge; either answer is accepted. */
export interface Challenge {
  id: string
  /** The characters in the picture. */
  code: string
  sum: Sum
}

/** Open challenges. They live in this process, for six minutes. */
export class Challenges {
  #waiting = new Map<string, { action: CaptchaAction; answers: readonly string[]; ends: number }>()
  #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @param action the action that its solution permits */
  make(action: CaptchaAction): Challenge {
    this.#forgetOld()
    const id = randomUUID()
    const code = Array.from({ length: LENGTH }, () => GLYPH_NAMES[randomInt(GLYPH_NAMES.length)]).join('')
    const sum = makeSum()
    this.#waiting.set(id, { action, answers: [code, String(sum.result)], ends: this.#clock.now() + LIVES_MS })
    return { id, code, sum }
  }

  /**
   * Returns true if `given` solves the challenge. Right or wrong, the challenge is used up.
   * @param actions the challenge must have been made for one of them
   */
  answer(id: string, given: string, actions: readonly CaptchaAction[]): boolean {
    const challenge = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (challenge === undefined || challenge.ends <= this.#clock.now() || !actions.includes(challenge.action))
      return false
    return challenge.answers.includes(given.trim().toLowerCase())
  }

  /** Drops expired entries; the map is in insertion order, so the oldest come first. */
  #forgetOld(): void {
    const now = this.#clock.now()
    for (const [id, { ends }] of this.#waiting) {
      if (ends > now && this.#waiting.size < MAX_OPEN) return
      this.#waiting.delete(id)
    }
  }
}

function makeSum(): Sum {
  const small = () => randomInt(2, 13)
  const [a, b, c] = [randomInt(2, 21), small(), small()]
  switch (randomInt(3)) {
    case 0:
      return { form: 'sum', numbers: [a, b], result: a + b }
    case 1: {
      const [low, high] = a < b ? [a, b] : [b, a]
      return { form: 'difference', numbers: [high, low], result: high - low }
    }
    default:
      return { form: 'sum_of_three', numbers: [a, b, c], result: a + b + c }
  }
}
