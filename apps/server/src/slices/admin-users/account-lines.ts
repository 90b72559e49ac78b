import { createUserLimits } from '@quandary/api-client/limits'
import type { ServerMessage } from '../../platform/i18n/translate.ts'
import { usernameForNew } from '../users/index.ts'
import type { NewAccount } from './add-accounts.ts'

export interface AccountLine {
  /** Number of the line, counted from 1; empty lines count, too. */
  number: number
  account: NewAccount
}

/** Reason to reject a line, with its facts. */
export interface LineProblem {
  number: number
  /** Content of the line, without the password. */
  content: string
  message: ServerMessage
  facts: { field?: string; count?: number }
}

const E_MAIL = /^[^\s@<>,]+@[^\s@<>,]+$/
const MAX_QUOTED = 80

/** Parses `name, email, password` lines with the limits of a single account; empty lines are skipped. */
export function readAccountLines(text: string): (AccountLine | LineProblem)[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '')
    .map(({ line, number }) => readLine(line, number))
}

function readLine(line: string, number: number): AccountLine | LineProblem {
  const [displayName = '', eMail = '', ...rest] = line.split(',').map((part) => part.trim())
  const password = rest.join(',')
  const content = [displayName, eMail].filter(Boolean).join(', ').slice(0, MAX_QUOTED)
  const problem = (message: ServerMessage, facts: LineProblem['facts'] = {}) => ({ number, content, message, facts })
  if (rest.length === 0) return problem('validation.invalid', { field: 'users' })
  const unfit =
    lengthProblem('display_name', displayName) ?? addressProblem(eMail) ?? lengthProblem('password', password)
  if (unfit) return problem(unfit.message, unfit.facts)
  if (/\s/.test(password)) return problem('error.password.space_invalid')
  const username = usernameForNew(displayName)
  if (username === undefined) return problem('error.user.display_name_invalid')
  return { number, account: { displayName, eMail, password, username } }
}

type Problem = Pick<LineProblem, 'message' | 'facts'>

function lengthProblem(field: 'display_name' | 'password', text: string): Problem | undefined {
  const { min, max } = createUserLimits[field]
  const length = [...text].length
  if (length < min) return { message: 'validation.min_length', facts: { field, count: min } }
  return length > max ? { message: 'validation.max_length', facts: { field, count: max } } : undefined
}

function addressProblem(eMail: string): Problem | undefined {
  if (eMail.length <= createUserLimits.email.max && E_MAIL.test(eMail)) return undefined
  return { message: 'validation.email', facts: { field: 'email' } }
}
