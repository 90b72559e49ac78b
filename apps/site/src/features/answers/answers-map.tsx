import { formatCount, formatExactCount } from '@quandary/i18n'
import { Section, VisuallyHidden } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { type AnswerFilter, answersQuery } from '../posts/index.ts'
import { rowStyles as list } from '../questions/index.ts'
import * as styles from './answers.css.ts'

const ACCEPTED = 2

/** Minimum number of answers for which the map is shown. */
const FEWEST = 3

/** Links to the answers on this page, each with its score and author. Shown beside the answers on wide screens. */
export function AnswersMap({ questionId, filter }: { questionId: string; filter: AnswerFilter }): ReactNode {
  const { t, language } = useWords()
  const { api } = useSite()
  const answers = useQuery({ ...answersQuery(api, questionId, filter), enabled: false }).data?.list ?? []
  if (answers.length < FEWEST) return null
  return (
    <Section title={t('list.answers')} className={styles.map}>
      <ol className={list.hot}>
        {answers.map(({ id, accepted, user_info: author, vote_count: votes }) => (
          <li key={id} className={list.hotRow}>
            <a href={`#${id}`} className={list.hotLink}>
              <span className={styles.mapVotes} title={formatExactCount(votes, language)}>
                {formatCount(votes)}
                <VisuallyHidden> {t('stats.votes', { count: votes })}</VisuallyHidden>
              </span>
              <span>
                <bdi>{author.display_name}</bdi>
                {accepted === ACCEPTED ? ` · ${t('questions.accepted')}` : null}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </Section>
  )
}
