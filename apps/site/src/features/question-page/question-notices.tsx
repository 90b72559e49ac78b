import { EyeOffIcon, Notice } from '@quandary/ui'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { useWords } from '../../shell/context/site-context.ts'
import { loadStateNotice, onServer } from './load-state-notice.ts'
import { isHidden, type Question } from '../posts/index.ts'
import * as styles from './question.css.ts'

const LaterNotice = lazyPart(async () => (await loadStateNotice()).StateNotice)

/** The notice about the state of a question, and the note that the question is unlisted. */
export function QuestionNotices({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  // Rendering on the server cannot wait for a lazy component. Without the module loaded in advance, the first closed
  // question that the server renders would lack its notice.
  const StateNotice = (import.meta.env.SSR && onServer.stateNotice?.StateNotice) || LaterNotice
  if (question.operation === undefined && !isHidden(question)) return null
  return (
    <div className={styles.notices}>
      {question.operation === undefined ? null : (
        <Suspense>
          <StateNotice question={question} operation={question.operation} />
        </Suspense>
      )}
      {isHidden(question) ? <Notice icon={<EyeOffIcon />}>{t('questions.hidden')}</Notice> : null}
    </div>
  )
}
