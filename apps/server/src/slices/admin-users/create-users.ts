import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { refuseForExternalAccounts } from '../accounts/index.ts'
import { fieldName, translate } from '../../platform/i18n/translate.ts'
import type { Administrator } from '../audit-log/index.ts'
import type { LineProblem } from './account-lines.ts'
import { readAccountLines } from './account-lines.ts'
import { addAccounts } from './add-accounts.ts'
import { LineCountRefused, LineRefused } from './errors.ts'

const MAX_LINES = 5000

/**
 * Creates many accounts, one per line: all or none.
 * @throws {LineRefused} names the first invalid line
 * @throws {LineCountRefused} {AccountsAreExternal}
 */
export async function createUsers(ctx: AppContext, text: string, language: Language, by: Administrator): Promise<null> {
  await refuseForExternalAccounts(ctx)
  const lines = readAccountLines(text)
  if (lines.length === 0 || lines.length > MAX_LINES) throw new LineCountRefused(MAX_LINES)
  const accounts = lines.map((line) => {
    if ('account' in line) return line.account
    throw new LineRefused(line.number, explain(line, language))
  })
  const taken = await addAccounts(ctx, accounts, by)
  const line = taken === undefined ? undefined : lines[taken]
  const content = taken === undefined ? undefined : accounts[taken]?.eMail
  if (!line || content === undefined) return null
  const problem: LineProblem = { number: line.number, content, message: 'error.email.duplicate', facts: {} }
  throw new LineRefused(line.number, explain(problem, language))
}

/** Renders the content of a line and why it is rejected. */
function explain({ content, message, facts }: LineProblem, language: Language): string {
  const field = facts.field === undefined ? {} : { field: fieldName(facts.field, language) }
  return `${content} – ${translate(language, message, { ...facts, ...field })}`
}
