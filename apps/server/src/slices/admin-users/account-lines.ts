import type { ServerMessage } from '../../platform/i18n/translate.ts'
import { usernameForNew } from '../users/index.ts'
import type { NewAccount } from './add-accounts.ts'

export interface AccountLine {
  /** Counted from 1, empty lines included. */
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
const SHOWN = 80

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
  const content = [displayName, eMail].filter(Boolean).join(', ').slice(0, SHOWN)
  const problem = (message: ServerMessage, facts: LineProblem['facts'] = {}) => ({ number, content, message, facts })
  if (rest.length === 0) return problem('validation.invalid', { field: 'users' })
  if ([...displayName].length < 2) return problem('validation.min_length', { field: 'display_name', count: 2 })
  if ([...displayName].length > 30) return problem('validation.max_length', { field: 'display_name', count: 30 })
  if (eMail.length > 500 || !E_MAIL.test(eMail)) return problem('validation.email', { field: 'email' })
  if ([...password].length < 8) return problem('validation.min_length', { field: 'password', count: 8 })
  if ([...password].length > 32) return problem('validation.max_length', { field: 'password', count: 32 })
  if (/\s/.test(password)) return problem('error.password.space_invalid')
  const username = usernameForNew(displayName)
  if (username === undefined) return problem('error.user.display_name_invalid')
  return { number, account: { displayName, eMail, password, username } }
}
