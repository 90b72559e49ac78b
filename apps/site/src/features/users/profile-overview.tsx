import { formatCount } from '@quandary/i18n'
import { Badge, Columns, Section } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerHref, questionHref } from '../../addresses.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { ProfileFrame } from './profile-frame.tsx'
import { topPostsQuery } from './user-queries.ts'
import * as styles from './profile.css.ts'

const ACCEPTED = 2

/** The overview of a profile with its best questions and answers. */
export function ProfileOverview({ username }: { username: string }): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const { permalink } = useSettings()
  const { answer: answers, question: questions } = useSuspenseQuery(topPostsQuery(api, username)).data
  const answerRows = answers.map((one) => ({
    key: one.answer_id,
    href: answerHref({ id: one.question_id, urlTitle: one.question_info.url_title }, one.answer_id, permalink),
    title: one.question_info.title,
    votes: one.vote_count,
    accepted: one.accepted === ACCEPTED,
  }))
  const questionRows = questions.map((one) => ({
    key: one.question_id,
    href: questionHref({ id: one.question_id, urlTitle: one.url_title }, permalink),
    title: one.title,
    votes: one.vote_count,
    accepted: false,
  }))
  return (
    <ProfileFrame username={username} tab="overview">
      <div className={styles.tops}>
        <Columns>
          <Section title={words('users.top_answers')}>
            <TopPosts rows={answerRows} empty={words('users.no_answers')} />
          </Section>
          <Section title={words('users.top_questions')}>
            <TopPosts rows={questionRows} empty={words('users.no_questions')} />
          </Section>
        </Columns>
      </div>
    </ProfileFrame>
  )
}

interface TopPost {
  key: string
  href: string
  title: string
  votes: number
  accepted: boolean
}

function TopPosts({ rows, empty }: { rows: readonly TopPost[]; empty: string }): ReactNode {
  const { t } = useWords()
  if (rows.length === 0) return <p className={styles.meta}>{empty}</p>
  return (
    <ul className={styles.top}>
      {rows.map((row) => (
        <li key={row.key} className={styles.topRow}>
          <span className={styles.votes} title={`${row.votes} ${t('stats.votes', { count: row.votes })}`}>
            {formatCount(row.votes).replace('-', '−')}
          </span>
          <AppLink href={row.href}>{row.title}</AppLink>
          {row.accepted ? <Badge tone="success">{t('questions.accepted')}</Badge> : null}
        </li>
      ))}
    </ul>
  )
}
