import type { CaptchaAction } from '@quandary/api-client'
import type { Viewer } from './viewer.ts'

/** The caller that actions are counted for. */
export interface CaptchaCaller {
  viewer: Viewer | null
  ip: string
}

/** The solution a request carries; '' if it carries none. */
export interface CaptchaSolution {
  id: string
  code: string
}

/** Decides which callers have to solve a captcha before an action. A slice implements this interface. */
export interface CaptchaCheck {
  /**
   * Runs `work` unless a captcha is required and not solved, and counts the attempt.
   * @param attempt.answer null for callers that cannot solve captchas: the attempt is counted, but no captcha is
   * required
   * @param attempt.admitted rejects if the attempt is refused for another reason; the attempt is then not counted
   * @throws {Refusal} naming the field `captcha_code`
   */
  guard<T>(
    action: CaptchaAction,
    asker: CaptchaCaller,
    attempt: { answer: CaptchaSolution | null; admitted: Promise<void> },
    work: () => Promise<T>,
  ): Promise<T>
}

/** Reads the captcha solution from the body, or else from the query. */
export function captchaSolutionOf(query: unknown, body: unknown): CaptchaSolution {
  return {
    id: textAt(body, 'captcha_id') || textAt(query, 'captcha_id'),
    code: textAt(body, 'captcha_code') || textAt(query, 'captcha_code'),
  }
}

/** Strips the captcha solution from a body, so that resending a post with another solution counts as a duplicate. */
export function withoutCaptcha(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'captcha_id' && name !== 'captcha_code'))
}

function textAt(values: unknown, name: string): string {
  const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined
  return typeof value === 'string' ? value : ''
}
