import { Suspense, useState, type ReactNode } from 'react'
import { useIsHydrated } from '../../shell/hooks/use-is-hydrated.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import type { QuestionListFilter, QuestionRow } from '../posts/index.ts'
import { QuestionListRow } from './question-row.tsx'
import { useIgnoredQuestions } from './use-ignored-questions.ts'
import * as styles from './question-list.css.ts'

const HiddenRows = lazyPart(async () => (await import('./hidden-rows.tsx')).HiddenRows)

interface QuestionRowsProps {
  questions: readonly QuestionRow[]
  filter: QuestionListFilter
}

/** The rows of a list. Rows with a tag that the viewer ignores are dimmed, or hidden until the viewer asks for them. */
export function QuestionRows({ questions, filter }: QuestionRowsProps): ReactNode {
  const { isHiding, isIgnored } = useIgnoredQuestions(filter)
  const [revealed, setRevealed] = useState('')
  // Identifies the list and page for which hidden rows were revealed. A refetch or opening the filter form does not
  // change it, so the rows stay visible.
  const list = JSON.stringify({ ...filter, filters: undefined })
  // Rows are hidden only after hydration: the server renders nothing inside a suspended boundary, and the button that
  // reveals the rows needs scripts.
  const isHydrated = useIsHydrated()
  const hides = isHiding && revealed !== list
  const shown = hides ? questions.filter((question) => !isIgnored(question)) : questions
  return (
    <>
      <ul className={styles.list}>
        {shown.map((question) => (
          <QuestionListRow key={question.id} question={question} isIgnored={isIgnored(question)} />
        ))}
      </ul>
      {isHydrated && shown.length < questions.length ? (
        <Suspense>
          <HiddenRows count={questions.length - shown.length} onShow={() => setRevealed(list)} />
        </Suspense>
      ) : null}
    </>
  )
}
