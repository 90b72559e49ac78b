import { randomInt, randomUUID } from 'node:crypto'
import type { EphemeralKind, EphemeralStore } from '../../platform/ephemeral/ephemeral-store.ts'
import type { CaptchaAction } from '@quandary/api-client'
import { GLYPH_NAMES } from './glyphs.ts'

const CHALLENGE: EphemeralKind = { name: 'captcha', lastsMs: 6 * 60_000, from: 'first' }
const LENGTH = 4

/** A calculation to solve, for people who cannot see the picture. */
export interface Sum {
  form: 'sum' | 'difference' | 'sum_of_three'
  numbers: readonly number[]
  result: number
}

/** A challenge. Either the characters in the picture or the result of the calculation solve it. */
export interface Challenge {
  id: string
  /** The characters in the picture. */
  code: string
  sum: Sum
}

/** Makes challenges and checks their solutions. Each can be answered once. */
export class Challenges {
  #open: EphemeralStore

  constructor(open: EphemeralStore) {
    this.#open = open
  }

  /** @param action the action that its solution permits */
  async make(action: CaptchaAction): Promise<Challenge> {
    const id = randomUUID()
    const code = Array.from({ length: LENGTH }, () => GLYPH_NAMES[randomInt(GLYPH_NAMES.length)]).join('')
    const sum = makeSum()
    await this.#open.put(CHALLENGE, id, [action, code, sum.result].join(' '))
    return { id, code, sum }
  }

  /**
   * Returns true if `given` solves the challenge. Right or wrong, the challenge is used up.
   * @param actions the challenge must have been made for one of them
   */
  async answer(id: string, given: string, actions: readonly CaptchaAction[]): Promise<boolean> {
    if (id === '') return false
    const [action, ...answers] = (await this.#open.take(CHALLENGE, id))?.split(' ') ?? []
    return actions.some((allowed) => allowed === action) && answers.includes(given.trim().toLowerCase())
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
