import { operationQuery } from '@quandary/api-client/query'
import { formatExactCount } from '@quandary/i18n'
import { ButtonLink, Meta, Section, SuccessIcon } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import {
  pendingAnswerCountQuery,
  pendingFlagCountQuery,
  pendingQuestionCountQuery,
} from '../../shell/waiting-queries.ts'
import * as styles from './waiting-list.css.ts'

const kinds = ['flags', 'questions', 'answers', 'edits'] as const
type Kind = (typeof kinds)[number]

const addresses: Readonly<Record<Kind, string>> = {
  flags: '/admin/flags',
  questions: '/admin/questions?filter=pending',
  answers: '/admin/answers?filter=pending',
  edits: '/review?type=suggested_post_edit',
}

/** Lists that wait for a decision, each with a link. */
export function WaitingList(): ReactNode {
  const { t, language } = useLanguage()
  const counts = useWaiting()
  if (counts === undefined) return null
  const waiting = kinds.filter((kind) => counts[kind] > 0)
  return (
    <Section title={t('waiting.title')}>
      {waiting.length === 0 ? (
        <p className={styles.nothing}>
          <span className={styles.mark}>
            <SuccessIcon />
          </span>
          <Meta>{t('waiting.none')}</Meta>
        </p>
      ) : (
        <ul className={styles.list}>
          {waiting.map((kind) => (
            <li key={kind} className={styles.row}>
              <span>{t(`waiting.${kind}`, { count: counts[kind], n: formatExactCount(counts[kind], language) })}</span>
              <ButtonLink size="sm" href={addresses[kind]}>
                {t(`waiting.${kind}_act`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function useWaiting(): Readonly<Record<Kind, number>> | undefined {
  const { data: flags } = useQuery(pendingFlagCountQuery(api))
  const { data: questions } = useQuery(pendingQuestionCountQuery(api))
  const { data: answers } = useQuery(pendingAnswerCountQuery(api))
  const { data: queues } = useQuery(operationQuery(api, 'listReviewTypes'))
  if (flags === undefined || questions === undefined || answers === undefined || queues === undefined) return undefined
  const edits = queues.find(({ name }) => name === 'suggested_post_edit')?.todo_amount ?? 0
  return { flags, questions, answers, edits }
}
