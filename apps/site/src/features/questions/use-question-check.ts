import { useWords } from '../../shell/site-context.ts'
import { problemsOf, TEXT_AT_LEAST, type WrittenQuestion } from './question-draft.ts'

/** Gives the function that says in words what has to be mended in a question, by field. */
export function useQuestionCheck() {
  const { t } = useWords()
  return (question: WrittenQuestion): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problemsOf(question)).map(([field, problem]) => [
        field,
        problem === 'empty' ? t('form.empty') : t('form.too_short', { min: TEXT_AT_LEAST }),
      ]),
    )
}
