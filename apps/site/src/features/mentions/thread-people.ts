import { operationKey } from '@quandary/api-client/query'
import type { Mentionable } from '@quandary/editor/react'
import type { QueryClient } from '@tanstack/react-query'
import type { Answer, PostComment, Question } from '../posts/index.ts'

/** Labels shown beside people in the list of mentions. */
export interface ThreadNotes {
  asked: string
  answered: string
}

type Author = Pick<Question['user_info'], 'username' | 'display_name' | 'status'>

/**
 * Returns the people of the question on the page: the asker, the answerers and the authors of the given comments,
 * without deleted accounts and the viewer. They are mentioned most often.
 */
export function threadPeople(
  queryClient: QueryClient,
  comments: readonly PostComment[],
  notes: ThreadNotes,
  own: string | undefined,
): Mentionable[] {
  const open = { type: 'active' } as const
  const questions = queryClient.getQueriesData<Question>({ ...open, queryKey: operationKey('getQuestion') })
  const answers = queryClient.getQueriesData<{ list: Answer[] }>({ ...open, queryKey: operationKey('listAnswers') })
  const askers = questions.flatMap(([, question]) => (question ? [question.user_info] : []))
  const answerers = answers.flatMap(([, page]) => page?.list.map(({ user_info: author }) => author) ?? [])
  const commenters = comments.map(({ username, user_display_name, user_status: status }) => ({
    username,
    display_name: user_display_name,
    status,
  }))
  const everybody: [Author, string | undefined][] = [
    ...askers.map((person): [Author, string] => [person, notes.asked]),
    ...answerers.map((person): [Author, string] => [person, notes.answered]),
    ...commenters.map((person): [Author, undefined] => [person, undefined]),
  ]
  return everybody
    .filter(([{ username, status }]) => status !== 'deleted' && username !== '' && username !== own)
    .map(([{ username, display_name: name }, note]) => ({ username, name, ...(note !== undefined && { note }) }))
}
