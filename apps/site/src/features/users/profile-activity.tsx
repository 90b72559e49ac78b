import { Badge, Time } from '@quandary/ui'
import { formatDateTime } from '@quandary/i18n'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerHref, commentHref, questionHref, userHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { clockTime, dayName, groupByDay } from '../../shell/context/days.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import type { ProfilePartProps } from './profile-posts.tsx'
import { ProfileList, ProfileRow, ProfileRows } from './profile-row.tsx'
import { ReputationMonths } from './reputation-months.tsx'
import { personalCommentsQuery, personalReputationQuery, personalVotesQuery } from './user-queries.ts'
import * as styles from './profile-list.css.ts'

/** The comments of a member. */
export function ProfileComments({ username, filter }: ProfilePartProps): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const linkTo = usePostLink()
  const { count, list } = useSuspenseQuery(personalCommentsQuery(api, username, filter)).data
  return (
    <ProfileList
      title={words('profile.comments')}
      path={userHref(username, 'comments')}
      count={count}
      filter={filter}
      empty={words('profile.no_comments')}
    >
      <ProfileRows>
        {list.map((comment) => (
          <ProfileRow
            key={comment.comment_id}
            href={commentHref(linkTo(comment), comment.comment_id)}
            title={comment.title}
            text={comment.content}
            end={<RelativeTime at={comment.created_at} />}
          />
        ))}
      </ProfileRows>
    </ProfileList>
  )
}

/** The reputation gains of a member, by day. */
export function ProfileReputation({ username, filter }: ProfilePartProps): ReactNode {
  const { t, language } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const { timeZone } = useSettings()
  const linkTo = usePostLink()
  const { count, list } = useSuspenseQuery(personalReputationQuery(api, username, filter)).data
  const shape = { language, timeZone }
  return (
    <ProfileList
      title={t('users.reputation_head')}
      path={userHref(username, 'reputation')}
      count={count}
      filter={filter}
      empty={words('profile.no_reputation')}
    >
      {(filter.page ?? 1) > 1 ? null : <ReputationMonths username={username} />}
      {groupByDay(list, timeZone, (row) => row.created_at).map(({ key, rows }) => (
        <div key={key}>
          <p className={styles.day}>
            <strong>{dayName(rows[0]?.created_at ?? 0, shape)}</strong>
            <span className={styles.sum}>+{rows.reduce((sum, { reputation }) => sum + reputation, 0)}</span>
          </p>
          <ProfileRows>
            {rows.map((row, place) => (
              // The key contains the index, because a post can give the same reputation more than once a day. The rows
              // never change order.
              // oxlint-disable-next-line react/no-array-index-key
              <ProfileRow
                key={`${row.object_id} ${place}`}
                figure={<span className={styles.gain}>+{row.reputation}</span>}
                href={linkTo(row)}
                title={row.title}
                badge={row.object_type === 'answer' ? <AnswerBadge /> : null}
                meta={row.rank_type}
                end={
                  <Time
                    dateTime={new Date(row.created_at * 1000).toISOString()}
                    title={formatDateTime(row.created_at, shape)}
                  >
                    {clockTime(row.created_at, shape)}
                  </Time>
                }
              />
            ))}
          </ProfileRows>
        </div>
      ))}
    </ProfileList>
  )
}

export function ProfileVotes({ username, filter }: ProfilePartProps): ReactNode {
  const words = useCommunityWords()
  const { api } = useSite()
  const linkTo = usePostLink()
  const { count, list } = useSuspenseQuery(personalVotesQuery(api, filter)).data
  return (
    <ProfileList
      title={words('profile.votes')}
      path={userHref(username, 'votes')}
      count={count}
      filter={filter}
      empty={words('profile.no_votes')}
    >
      <ProfileRows>
        {list.map((vote) => (
          <ProfileRow
            key={vote.object_id}
            href={linkTo(vote)}
            title={vote.title}
            badge={vote.object_type === 'answer' ? <AnswerBadge /> : null}
            text={vote.content}
            meta={vote.vote_type}
            end={<RelativeTime at={vote.created_at} />}
          />
        ))}
      </ProfileRows>
    </ProfileList>
  )
}

/** Marks a row as an answer to the named question. */
function AnswerBadge(): ReactNode {
  const words = useCommunityWords()
  return <Badge tone="outline">{words('profile.answer')}</Badge>
}

interface LinkedPost {
  question_id: string
  answer_id: string
  url_title: string
}

function usePostLink(): (post: LinkedPost) => string {
  const { permalink } = useSettings()
  return ({ question_id: id, answer_id: answerId, url_title: urlTitle }) => {
    const question = { id, urlTitle }
    return answerId === '' ? questionHref(question, permalink) : answerHref(question, answerId, permalink)
  }
}
