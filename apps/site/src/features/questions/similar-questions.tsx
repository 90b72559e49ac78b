import type { Schemas } from '@quandary/api-client'
import { formatCount } from '@quandary/i18n'
import { AnswersBadge, ChevronDownIcon, ExternalIcon } from '@quandary/ui'
import { useDebounced } from '@quandary/web-shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { questionHref } from '../../addresses.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useBase, useSite, useWords } from '../../shell/context/site-context.ts'
import { similarQuestionsQuery, usePostingWords } from '../posts/index.ts'
import { Stat } from './question-stat.tsx'
import * as styles from './ask.css.ts'

/** Minimum length of a title that is searched, in characters; shorter ones match too much. */
const SHORTEST = 4

/**
 * Questions with a title similar to the one being typed. Each expands in place, so that the viewer does not have to
 * leave the form.
 */
export function SimilarQuestions({ title }: { title: string }): ReactNode {
  const words = usePostingWords()
  const { api } = useSite()
  const wanted = useDebounced(title.trim())
  const text = Array.from(wanted).length < SHORTEST ? '' : wanted
  const found = useQuery(similarQuestionsQuery(api, text)).data ?? []
  const rows = text === '' ? [] : found
  return (
    <section aria-live="polite" aria-label={words('ask.similar_label')}>
      {rows.length === 0 ? null : (
        <div className={styles.similar}>
          <h2 className={styles.similarHead}>{words('ask.similar', { count: rows.length })}</h2>
          <ul className={styles.similarList}>
            {rows.map((question) => (
              <li key={question.id}>
                <SimilarRow question={question} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** A similar question: its votes and answers and, when expanded, the beginning of its text with a link. */
function SimilarRow({ question }: { question: Schemas['SimilarQuestion'] }): ReactNode {
  const { t } = useWords()
  const words = usePostingWords()
  const { permalink } = useSettings()
  const base = useBase()
  const votes = question.vote_count ?? 0
  return (
    <details>
      <summary className={styles.similarRow}>
        <span className={styles.similarTitle}>
          <ChevronDownIcon size="sm" className={styles.similarSign} />
          {question.title}
        </span>
        <Stat count={votes} unit={t('stats.votes', { count: votes })} low={votes <= 0} />
        <AnswersBadge
          size="small"
          count={question.answer_count}
          text={formatCount(question.answer_count)}
          accepted={question.accepted_answer}
        />
      </summary>
      <div className={styles.similarBody}>
        <p>{question.description ?? ''}</p>
        <a
          className={styles.similarLink}
          href={base + questionHref({ id: question.id, urlTitle: question.url_title }, permalink)}
          target="_blank"
          rel="noopener"
        >
          {words('ask.similar_open')}
          <ExternalIcon size="sm" />
        </a>
      </div>
    </details>
  )
}
