import type { Schemas } from '@quandary/api-client'
import { formatExactCount } from '@quandary/i18n'
import { ButtonLink, Cell, Link, Meta, RowHead, Section, SkeletonList, Table, TableRow } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { Day } from '../lists/index.ts'
import { answerList, answersQuery, questionList, questionsQuery } from '../posts/index.ts'
import { NoRecords } from './record-section.tsx'
import { accountStyles as styles, reputationQuery } from '../users/index.ts'

type User = Schemas['AdminUserItem']

/**
 * Maximum number of questions, and of answers, shown on the page of a person. A link leads to the list of all of them.
 */
const MAX_ROWS = 5

/** The newest questions of a person. */
export function UserQuestions({ user }: { user: User }): ReactNode {
  const { t } = useLanguage()
  const search = { ...questionList.read({}), user: user.user_id }
  const { data } = useQuery(questionsQuery(api, search))
  const posts = data?.list.slice(0, MAX_ROWS).map(({ id, title, vote_count, create_time }) => ({
    id,
    title,
    href: `/questions/${id}`,
    votes: vote_count,
    at: create_time,
  }))
  return (
    <UserPosts
      title={t('nav.questions')}
      posts={posts}
      count={data?.count ?? 0}
      caption={t('users.newest_questions')}
      none={t('users.no_questions')}
      allHref={questionList.write(search)}
    />
  )
}

/** The newest answers of a person. */
export function UserAnswers({ user }: { user: User }): ReactNode {
  const { t } = useLanguage()
  const search = { ...answerList.read({}), user: user.user_id }
  const { data } = useQuery(answersQuery(api, search))
  const posts = data?.list.slice(0, MAX_ROWS).map((answer) => ({
    id: answer.id,
    title: answer.question_info.title,
    href: `/questions/${answer.question_id}/${answer.id}`,
    votes: answer.vote_count,
    at: answer.create_time,
  }))
  return (
    <UserPosts
      title={t('nav.answers')}
      posts={posts}
      count={data?.count ?? 0}
      caption={t('users.newest_answers')}
      none={t('users.no_answers')}
      allHref={answerList.write(search)}
    />
  )
}

interface UserPostsProps {
  title: string
  /** Accessible name of the table, different from the title of its section. */
  caption: string
  posts: readonly { id: string; title: string; href: string; votes: number; at: number }[] | undefined
  count: number
  none: string
  allHref: string
}

function UserPosts({ title, caption, posts, count, none, allHref }: UserPostsProps): ReactNode {
  const { t, language } = useLanguage()
  const all = formatExactCount(count, language)
  const votesOf = (votes: number) => t('posts.votes_of', { count: votes, votes: formatExactCount(votes, language) })
  return (
    <Section
      title={title}
      aside={
        count === 0 ? undefined : (
          <ButtonLink variant="quiet" size="sm" href={allHref}>
            {t('users.all_posts', { count, all })}
          </ButtonLink>
        )
      }
    >
      {posts === undefined ? (
        <SkeletonList rows={3} />
      ) : posts.length === 0 ? (
        <NoRecords>{none}</NoRecords>
      ) : (
        <Table caption={caption}>
          <tbody>
            {posts.map((post) => (
              <TableRow key={post.id}>
                <RowHead narrow={votesOf(post.votes)}>
                  <Link variant="plain" href={post.href}>
                    {post.title}
                  </Link>
                </RowHead>
                <Cell wide numeric>
                  {votesOf(post.votes)}
                </Cell>
                <Cell numeric>
                  <Day at={post.at} />
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}

/** The newest changes of a person's reputation, with what caused them. */
export function UserActivity({ user }: { user: User }): ReactNode {
  const { t } = useLanguage()
  const { data } = useQuery(reputationQuery(api, user))
  if (data === undefined) return <SkeletonList rows={3} />
  if (data.list.length === 0) {
    return (
      <p>
        <Meta>{t(user.rank > 1 ? 'users.no_activity_recorded' : 'users.no_activity')}</Meta>
      </p>
    )
  }
  return (
    <dl className={styles.facts}>
      {data.list.map((change) => (
        <div key={`${change.object_id} ${change.created_at} ${change.rank_type}`} className={styles.fact}>
          <dt className={styles.label}>
            <Day at={change.created_at} />
          </dt>
          <dd>
            <span className={styles.change}>
              {change.reputation > 0 ? '+' : ''}
              {change.reputation}
            </span>{' '}
            {change.rank_type} · {change.title}
          </dd>
        </div>
      ))}
    </dl>
  )
}
