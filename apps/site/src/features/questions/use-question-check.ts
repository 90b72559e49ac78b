import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { usePostingWords } from '../posts/index.ts'
import { problemsOf, TEXT_AT_LEAST, type QuestionProblem, type WrittenQuestion } from './question-draft.ts'

/** Returns a function that validates a question and returns error messages by field. */
export function useQuestionCheck() {
  const { t } = useWords()
  const posting = usePostingWords()
  const { minTags } = useSettings()
  const words: Readonly<Record<QuestionProblem, string>> = {
    empty: t('form.empty'),
    short: posting('form.too_short', { min: TEXT_AT_LEAST }),
    few: posting('ask.too_few_tags', { count: minTags }),
  }
  return (question: WrittenQuestion): Record<string, string> =>
    Object.fromEntries(Object.entries(problemsOf(question, minTags)).map(([field, problem]) => [field, words[problem]]))
}
