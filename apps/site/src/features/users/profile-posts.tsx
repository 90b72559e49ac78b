import { formatCount } from '@quandary/i18n'
import { Badge } from '@quandary/ui'
import type { Schemas } from '@quandary/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerHref, questionHref, userHref } from '../../addresses.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { TagLinks } from '../posts/index.ts'
import { ProfileList, ProfileRow, ProfileRows } from './profile-row.tsx'
import { bookmarksQuery, personalAnswersQuery, personalQuestionsQuery, type ProfileFilter } from './user-queries.ts'

const ACCEPTED = 2
const CLOSED = 2

export interface ProfilePartProps {
  username: string
  filter: ProfileFilter
}

/** The answers of a member. */
export function ProfileAnswers({ username, filter }: ProfilePartProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const { permalink } = useSettings()
  const { count, list } = useSuspenseQuery(personalAnswersQuery(api, username, filter)).data
  return (
    <ProfileList
      title={t('list.answers')}
      path={userHref(username, 'answers')}
      count={count}
      filter={filter}
      sorted
      empty={words('users.no_answers')}
    >
      <ProfileRows>
        {list.map(({ answer_id: id, question_id: questionId, question_info: question, ...answer }) => (
          <ProfileRow
            key={id}
            figure={<Votes count={answer.vote_count} />}
            href={
              question.url_title === '' && question.tags.length === 0
                ? undefined
                : answerHref({ id: questionId, urlTitle: question.url_title }, id, permalink)
            }
            title={question.title}
            badge={answer.accepted === ACCEPTED ? <Badge tone="success">{t('questions.accepted')}</Badge> : null}
            meta={<Tags tags={question.tags} />}
            end={<RelativeTime at={answer.create_time} />}
          />
        ))}
      </ProfileRows>
    </ProfileList>
  )
}

/** The questions of a member. */
export function ProfileQuestions({ username, filter }: ProfilePartProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const { count, list } = useSuspenseQuery(personalQuestionsQuery(api, username, filter)).data
  return (
    <ProfileList
      title={t('nav.questions')}
      path={userHref(username, 'questions')}
      count={count}
      filter={filter}
      sorted
      empty={words('users.no_questions')}
    >
      <ProfileRows>
        {list.map(({ question_id: id, created_at: at, status, ...question }) => (
          <QuestionLine key={id} id={id} at={at} closed={status === 'closed'} {...question} />
        ))}
      </ProfileRows>
    </ProfileList>
  )
}

/** The viewer's bookmarks. */
export function ProfileBookmarks({ username, filter }: ProfilePartProps): ReactNode {
  const { t } = useWords()
  const words = useCommunityWords()
  const { api } = useSite()
  const { count, list } = useSuspenseQuery(bookmarksQuery(api, filter)).data
  return (
    <ProfileList
      title={t('header.bookmarks')}
      path={userHref(username, 'bookmarks')}
      count={count}
      filter={filter}
      empty={words('profile.no_bookmarks')}
    >
      <ProfileRows>
        {list.map(({ id, create_time: at, status, ...question }) => (
          <QuestionLine key={id} id={id} at={at} closed={status === CLOSED} {...question} />
        ))}
      </ProfileRows>
    </ProfileList>
  )
}

interface QuestionLineProps {
  id: string
  title: string
  url_title: string
  vote_count: number
  answer_count: number
  view_count: number
  accepted_answer_id: string
  tags: readonly Schemas['TagBadge'][]
  closed: boolean
  at: number
}

function QuestionLine({ id, title, closed, at, tags, ...question }: QuestionLineProps): ReactNode {
  const { t } = useWords()
  const { permalink } = useSettings()
  const { answer_count: answers, view_count: views, accepted_answer_id: accepted } = question
  return (
    <ProfileRow
      figure={<Votes count={question.vote_count} />}
      href={questionHref({ id, urlTitle: question.url_title }, permalink)}
      title={title}
      badge={closed ? <Badge tone="outline">{t('questions.closed')}</Badge> : null}
      meta={
        <>
          <span>
            {formatCount(answers)} {t('stats.answers', { count: answers })}
          </span>
          {accepted === '' || accepted === '0' ? null : <Badge tone="success">{t('questions.accepted')}</Badge>}
          <span>
            {formatCount(views)} {t('stats.views', { count: views })}
          </span>
          <Tags tags={tags} />
        </>
      }
      end={<RelativeTime at={at} />}
    />
  )
}

function Votes({ count }: { count: number }): ReactNode {
  const { t } = useWords()
  return <span title={`${count} ${t('stats.votes', { count })}`}>{formatCount(count).replace('-', '−')}</span>
}

function Tags({ tags }: { tags: readonly Schemas['TagBadge'][] }): ReactNode {
  if (tags.length === 0) return null
  return <TagLinks tags={tags} />
}
