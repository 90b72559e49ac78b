import { unwrap } from '@quandary/api-client'
import { codeOfStep } from '../../../server/src/slices/two-factor/totp.ts'
import type { Person } from './people.ts'

/** Milliseconds for which a code is shown (RFC 6238). */
const STEP_MS = 30_000

/** Simulates a person's authenticator app: returns codes for the key that was typed into it, each of them only once. */
export class AuthenticatorApp {
  #key: string
  #last = 0

  /** @param key as the site shows it, with spaces */
  constructor(key: string) {
    this.#key = key.replaceAll(/\s/g, '')
  }

  /**
   * Returns a code that the site has not seen. The site accepts the codes of the previous, the current and the next
   * period of 30 seconds. The first code is that of the current period, so that it stays accepted for at least 30
   * seconds; the second is that of the next. Whoever asks for more waits until the site would accept another.
   */
  async code(): Promise<string> {
    const step = Math.max(this.#last + 1, Math.floor(Date.now() / STEP_MS))
    const wait = (step - 1) * STEP_MS - Date.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    this.#last = step
    return codeOfStep(this.#key, step)
  }
}

/** Turns two-factor authentication on for a person. */
export async function withTwoFactor(person: Person): Promise<{ app: AuthenticatorApp; recovery: readonly string[] }> {
  const { secret } = await unwrap(person.api.call('beginTwoFactor', { body: { pass: person.password } }))
  const app = new AuthenticatorApp(secret)
  const { recovery_codes: recovery } = await unwrap(
    person.api.call('enableTwoFactor', { body: { code: await app.code() } }),
  )
  return { app, recovery }
}
