import type { useAccountWords } from '../../shell/words/account-words.ts'
import type { SiteWords } from '../../shell/context/site-context.ts'
import { PASSWORD_LENGTH, type FieldProblem, type FormProblems } from './account-rules.ts'

/** Translates the problems of a form into messages. */
export function messagesFor(
  problems: FormProblems,
  t: SiteWords,
  words: ReturnType<typeof useAccountWords>,
): Record<string, string> {
  const sentences: Record<FieldProblem, string> = {
    empty: t('form.empty'),
    email: words('form.email_invalid'),
    name: words('form.name_invalid'),
    password_length: words('form.password_length', PASSWORD_LENGTH),
    password_mismatch: words('auth.password_mismatch'),
  }
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, sentences[problem]]))
}
