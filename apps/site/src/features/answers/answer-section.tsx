import { Button, ButtonLink, Notice } from '@quandary/ui'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { editAnswerHref } from '../../addresses.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { isOpen, type Question } from '../posts/index.ts'
import { useIdle } from '../../shell/hooks/use-idle.ts'
import { useNear } from '../../shell/hooks/use-near.ts'
import * as styles from './answers.css.ts'

const AnswerForm = lazyPart(async () => (await import('./answer-form.tsx')).AnswerForm)

/**
 * The answer form, or the reason why there is none. The form is loaded when it is near the viewport. For members it is
 * already loaded when the page is idle; guests mostly only read. The space of the form is reserved.
 */
export function AnswerSection({ question }: { question: Question }): ReactNode {
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

/**
 * For a viewer who has answered: links to the editor of their answer, and offers to write another if the site allows
 * several.
 */
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
