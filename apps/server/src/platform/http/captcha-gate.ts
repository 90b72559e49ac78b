import type { OperationQuery } from '@quandary/api-client'
import type { Viewer } from './viewer.ts'

/** What may ask for a solved challenge (wire conventions §6). */
export type CaptchaAction = OperationQuery<'getCaptcha'>['action']

/** Who acts, for counting. */
export interface CaptchaAsker {
  viewer: Viewer | null
  ip: string
}

/** What a request brings as its solution; '' for nothing. */
export interface CaptchaAnswer {
  id: string
  code: string
}

/** Decides who has to solve a challenge first; a slice provides it. */
export interface CaptchaGate {
  /**
   * Runs `work` unless a challenge is demanded and not solved, and counts what happened.
   * @param answer null where nobody can solve anything: it is counted then, and nothing is demanded
   * @throws a Refusal naming the field `captcha_code`
   */
  guard<T>(action: CaptchaAction, asker: CaptchaAsker, answer: CaptchaAnswer | null, work: () => Promise<T>): Promise<T>
}

/** The solution in a body, or in the query of a call without one. */
export function captchaAnswerOf(query: unknown, body: unknown): CaptchaAnswer {
  return {
    id: textAt(body, 'captcha_id') || textAt(query, 'captcha_id'),
    code: textAt(body, 'captcha_code') || textAt(query, 'captcha_code'),
  }
}

/** A body without the solution: the same post with another solution is the same post. */
export function withoutCaptcha(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'captcha_id' && name !== 'captcha_code'))
}

function textAt(values: unknown, name: string): string {
  const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined
  return typeof value === 'string' ? value : ''
}
