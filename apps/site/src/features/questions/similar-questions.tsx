import { formatCount } from '@quandary/i18n'
import { AnswersBadge, ExternalIcon } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { questionHref } from '../../addresses.ts'
import { useSettings } from '../../shell/settings.ts'
import { useSite, useWords } from '../../shell/site-context.ts'
import { similarQuestionsQuery } from './question-queries.ts'
import * as styles from './ask.css.ts'

/** Waited after a key before asking, in milliseconds. */
const PAUSE_MS = 400

/** Shorter titles are like everything. */
const SHORTEST = 4

/** Questions whose title looks like the one being typed. They open in a new tab, so that nothing typed is left. */
export function SimilarQuestions({ title }: { title: string }): ReactNode {
  const { t } = useWords()
  const { api } = useSite()
  const { permalink } = useSettings()
  const wanted = useSettled(title.trim())
  const text = Array.from(wanted).length < SHORTEST ? '' : wanted
  const found = useQuery(similarQuestionsQuery(api, text)).data ?? []
  const rows = text === '' ? [] : found
  return (
    <section aria-live="polite" aria-label={t('ask.similar_label')}>
      {rows.length === 0 ? null : (
        <div className={styles.similar}>
          <h2 className={styles.similarHead}>{t('ask.similar', { count: rows.length })}</h2>
          <ul className={styles.similarList}>
            {rows.map((question) => (
              <li key={question.id} className={styles.similarRow}>
                <a
                  className={styles.similarLink}
                  href={questionHref({ id: question.id, urlTitle: question.url_title }, permalink)}
                  target="_blank"
                  rel="noopener"
                >
                  {question.title}
                  <ExternalIcon size="sm" className={styles.similarSign} />
                </a>
                <AnswersBadge
                  size="small"
                  count={question.answer_count}
                  text={formatCount(question.answer_count)}
                  accepted={question.accepted_answer}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** A text once it has not changed for {@link PAUSE_MS}. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
