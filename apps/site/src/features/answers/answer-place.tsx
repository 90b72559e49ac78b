import { Button, ButtonLink, Notice } from '@quandary/ui'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { editAnswerHref } from '../../addresses.ts'
import { later } from '../../shell/later.tsx'
import { useSettings } from '../../shell/settings.ts'
import { useWords } from '../../shell/site-context.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { Question } from '../questions/question-queries.ts'
import { isOpen } from '../questions/question-state.ts'
import { useIdle } from '../questions/use-idle.ts'
import { useNear } from '../questions/use-near.ts'
import * as styles from './answers.css.ts'

const AnswerForm = later(async () => (await import('./answer-form.tsx')).AnswerForm)

/**
 * Where an answer is written, or why none can be. The form comes when the page is quiet, for guests when they come near:
 * most of them only read. Its room is kept.
 */
export function AnswerPlace({ question }: { question: Question }): ReactNode {
  const { t } = useWords()
  const guest = useViewer() === null
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const idle = useIdle()
  const [another, setAnother] = useState(false)
  if (!isOpen(question)) {
    return (
      <div className={styles.formSection}>
        <Notice>{t('answers.closed')}</Notice>
      </div>
    )
  }
  if (question.answered && !another) return <Answered question={question} onAnother={() => setAnother(true)} />
  const room = (
    <div className={styles.formRoom}>
      <noscript>{t('auth.needs_script')}</noscript>
    </div>
  )
  return (
    <section ref={place} className={styles.formSection} aria-labelledby="your-answer">
      <h2 id="your-answer">{t('answers.yours')}</h2>
      {near || (idle && !guest) ? (
        <Suspense fallback={room}>
          <AnswerForm question={question} />
        </Suspense>
      ) : (
        room
      )}
    </section>
  )
}

/** For who has answered: leads to their answer, and to another where the site takes several. */
function Answered({ question, onAnother }: { question: Question; onAnother: () => void }): ReactNode {
  const { t } = useWords()
  const { restrictAnswer } = useSettings()
  const { id, first_answer_id: answerId } = question
  const actions = (
    <>
      {answerId === '' ? null : (
        <ButtonLink size="sm" href={editAnswerHref(id, answerId)}>
          {t('answers.edit_yours')}
        </ButtonLink>
      )}
      {restrictAnswer ? null : (
        <Button size="sm" variant="quiet" onClick={onAnother}>
          {t('answers.another')}
        </Button>
      )}
    </>
  )
  return (
    <div className={styles.formSection}>
      <Notice actions={actions}>{restrictAnswer ? t('answers.one_each') : t('answers.have_answered')}</Notice>
    </div>
  )
}
