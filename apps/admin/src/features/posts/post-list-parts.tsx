import type { Schemas } from '@quandary/api-client'
import { ButtonLink, EmptyState, Link, Meta, UserLine } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { focusPage } from '../../shell/return-focus.ts'
import { userQuery } from '../users/index.ts'
import type { PostNoun } from './post-actions.ts'
import { answerList, questionList, type AnswerSearch, type PostFilter, type QuestionSearch } from './post-queries.ts'

/** The author of a post, with a link to the account. */
export function PostAuthor({ author }: { author: Schemas['UserCard'] }): ReactNode {
  return (
    <UserLine name={author.display_name} href={`/admin/users/${author.id}`} avatarSrc={author.avatar || undefined} />
  )
}

/** Shows the person whose posts are listed, with a link to the posts of all people. */
export function OfAuthor({ user, allHref }: { user: string; allHref: string }): ReactNode {
  const { t } = useLanguage()
  const { data } = useQuery(userQuery(api, user))
  return (
    <p>
      <Meta>
        {t('posts.of_author', { name: data?.display_name ?? user })}{' '}
        <Link href={allHref} onClick={focusPage}>
          {t('posts.of_all')}
        </Link>
      </Meta>
    </p>
  )
}

/**
 * Replaces the rows of an empty list, with a sentence for what it is limited to: the answers to a question, the posts of a
 * person, or else a state.
 */
export function NoPosts({ noun, search }: { noun: PostNoun; search: AnswerSearch | QuestionSearch }): ReactNode {
  const { t } = useLanguage()
  const { filter, user, question } = search
  if (question === '' && user === '') {
    return (
      <EmptyState title={t(`${noun}.none_${filter}`)} actions={<WayOn noun={noun} filter={filter} />}>
        {t(`${noun}.none_${filter}_help`)}
      </EmptyState>
    )
  }
  const title = question === '' ? t(`${noun}.none_of_author`) : t('answers.none_of_question')
  return <EmptyState title={title}>{t('posts.none_limited_help')}</EmptyState>
}

const allQuestions = questionList.write(questionList.read({}))
const allAnswers = answerList.write(answerList.read({}))

/** The way on from an empty list: what fills it, or else the posts that are shown on the site. */
function WayOn({ noun, filter }: { noun: PostNoun; filter: PostFilter }): ReactNode {
  const { t } = useLanguage()
  if (filter === 'pending') return <ButtonLink href="/admin/write">{t('posts.rules')}</ButtonLink>
  if (filter !== 'normal') {
    return (
      <ButtonLink href={noun === 'questions' ? allQuestions : allAnswers} onClick={focusPage}>
        {t(`${noun}.show_normal`)}
      </ButtonLink>
    )
  }
  return noun === 'questions' ? (
    <ButtonLink href="/questions/ask">{t('questions.ask')}</ButtonLink>
  ) : (
    <ButtonLink href={allQuestions}>{t('questions.show_normal')}</ButtonLink>
  )
}
