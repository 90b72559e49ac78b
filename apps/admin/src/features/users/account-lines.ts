import { createUserLimits } from '@quandary/api-client/limits'
import { isEmail, lengthOf } from '@quandary/web-shell'

/** A line of pasted accounts in the preview, without the password. */
export interface AccountLine {
  /** Counted from 1, empty lines included. */
  number: number
  name: string
  email: string
  problem?: LineProblem
}

/** Reason why a line cannot become an account; a part of its message key. */
export type LineProblem =
  | 'parts'
  | 'name_length'
  | 'name_comma'
  | 'email'
  | 'password_length'
  | 'password_space'
  | 'twice'

/** Pasted accounts: the preview, and the text that is sent to the server. */
export interface PastedAccounts {
  lines: readonly AccountLine[]
  /**
   * Lines of `name, email, password`, each with the same line number as in the preview, so that a refusal by the server
   * names the line that the preview shows.
   */
  text: string
}

/** Maximum number of lines in one call (`AdminUsersBulkBody` in `openapi/schemas/admin-users.yaml`). */
export const MAX_ACCOUNTS = 5000

/** Parses `name, email, password` lines, or CSV with quoted values and an optional heading line. */
export function readAccounts(pasted: string): PastedAccounts {
  const lines: AccountLine[] = []
  const sent: string[] = []
  const seen = new Set<string>()
  for (const [index, line] of pasted.split(/\r\n|\r|\n/).entries()) {
    const parts = line.trim() === '' ? [] : partsOf(line)
    if (parts.length === 0 || (lines.length === 0 && isHeading(parts))) {
      sent.push('')
      continue
    }
    const [name = '', email = '', ...rest] = parts
    // An unquoted password may contain commas, as on the server; a quoted one is a single value.
    const password = rest.join(',')
    const key = email.toLowerCase()
    const problem = problemOf(name, email, password, parts.length) ?? (seen.has(key) ? 'twice' : undefined)
    seen.add(key)
    lines.push({ number: index + 1, name, email, ...(problem === undefined ? {} : { problem }) })
    sent.push([name, email, password].join(', '))
  }
  return { lines, text: sent.join('\n') }
}

function problemOf(name: string, email: string, password: string, parts: number): LineProblem | undefined {
  if (parts < 3) return 'parts'
  if (name.includes(',')) return 'name_comma'
  if (!fits(name, createUserLimits.display_name)) return 'name_length'
  if (!isEmail(email)) return 'email'
  if (!fits(password, createUserLimits.password)) return 'password_length'
  return /\s/.test(password) ? 'password_space' : undefined
}

/** True for headings such as `name,email,password`, whose second value is not an address. */
function isHeading(parts: readonly string[]): boolean {
  const [name = '', email = ''] = parts
  return /^"?(display[ _-]?)?name"?$/i.test(name) && /^"?e-?mail( address)?"?$/i.test(email)
}

/** Splits a line at its commas, except within double quotes (RFC 4180). */
function partsOf(line: string): string[] {
  if (!/(^|,)\s*"/.test(line)) return line.split(',').map((part) => part.trim())
  const parts: string[] = []
  let part = ''
  let quoted = false
  for (let i = 0; i < line.length; i++) {
    const sign = line.charAt(i)
    if (quoted && sign === '"' && line.charAt(i + 1) === '"') {
      part += '"'
      i += 1
    } else if (sign === '"' && (quoted || part.trim() === '')) {
      quoted = !quoted
    } else if (sign === ',' && !quoted) {
      parts.push(part.trim())
      part = ''
    } else part += sign
  }
  return [...parts, part.trim()]
}

function fits(text: string, { min, max }: { min: number; max: number }): boolean {
  return lengthOf(text) >= min && lengthOf(text) <= max
}
