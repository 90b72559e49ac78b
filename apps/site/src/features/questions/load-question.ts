import { redirect } from '@tanstack/react-router'
import { answerHref, isAnswerId, questionHref } from '../../addresses.ts'
import { loadPage } from '../../shell/load-page.ts'
import { loadPermissions } from '../../shell/permissions.ts'
import { pageHead } from '../../shell/page-head.ts'
import { choiceIn, readSearch, pageCount, pageIn, textIn } from '../../shell/search-text.ts'
import { settingsIn } from '../../shell/settings.ts'
import type { SiteContext } from '../../shell/site-context.ts'
import { answerOrders, ANSWERS_PER_PAGE, answersQuery, type AnswerFilter } from '../answers/answer-queries.ts'
import { firstCommentsQuery } from '../comments/comment-queries.ts'
import { hotQuestionsQuery, questionQuery, relatedQuestionsQuery } from './question-queries.ts'
import { questionPageJson } from './question-json.ts'
import { isPublic } from './question-state.ts'

/** What the address says about the answers: their order and page, and the comment to point at. */
export function answersSearch(search: Readonly<Record<string, unknown>>) {
  return readSearch({
    order: choiceIn(search, 'order', answerOrders),
    page: pageIn(search),
    commentId: textIn(search, 'commentId'),
  })
}

/** What {@link answersSearch} gives. */
export interface QuestionSearch extends AnswerFilter {
  commentId?: string
}

/**
 * Loads everything a question's page shows. An answer the address names is shown wherever it stands: the page of
 * answers that has it is gone to.
 */
export async function loadQuestion(
  context: SiteContext,
  href: string,
  id: string,
  { commentId, ...filter }: QuestionSearch,
  answerId?: string,
): Promise<void> {
  const { api, queryClient } = context
  const withComments = (objectId: string) => queryClient.prefetchQuery(firstCommentsQuery(api, objectId, commentId))
  const answers = async () => {
    const { list, count } = await queryClient.fetchQuery(answersQuery(api, id, filter))
    if (answerId !== undefined && filter.page === undefined && !list.some((answer) => answer.id === answerId)) {
      const page = await pageOf(context, id, filter, answerId, pageCount(count, ANSWERS_PER_PAGE))
      if (page !== undefined) throw redirect({ href: addPage(href, page), replace: true })
    }
    await Promise.all(list.map((answer) => withComments(answer.id)))
  }
  const around = [
    queryClient.prefetchQuery(hotQuestionsQuery(api)),
    queryClient.prefetchQuery(relatedQuestionsQuery(api, id)),
    loadPermissions(context),
  ]
  const question = queryClient.fetchQuery(questionQuery(api, id))
  await loadPage(href, Promise.all([question, answers(), withComments(id), ...around]))
}

/** The page, after the first, on which an answer stands; undefined when it is on none. */
async function pageOf(
  { api, queryClient }: SiteContext,
  questionId: string,
  filter: AnswerFilter,
  answerId: string,
  pages: number,
): Promise<number | undefined> {
  for (let page = 2; page <= pages; page += 1) {
    const { list } = await queryClient.fetchQuery(answersQuery(api, questionId, { ...filter, page }))
    if (list.some((answer) => answer.id === answerId)) return page
  }
  return undefined
}

function addPage(href: string, page: number): string {
  const [path = '', query = ''] = (href.split('#')[0] ?? '').split('?')
  const search = new URLSearchParams(query)
  search.set('page', String(page))
  return `${path}?${search.toString()}`
}

/** The last part of a question's address: its title, or an answer (product spec §2). */
export function answerInPart(context: SiteContext, part: string): string | undefined {
  const { permalink } = settingsIn(context.queryClient, context.api)
  return isAnswerId(part, permalink) ? part : undefined
}

/** Title, description and structured data of a question's page. */
export function questionHead(context: SiteContext, id: string) {
  const { api, queryClient } = context
  const question = queryClient.getQueryData(questionQuery(api, id).queryKey)
  if (question === undefined) return pageHead(context, { title: context.t('error.404_title') })
  const { permalink, siteUrl } = settingsIn(queryClient, api)
  const linked = { id: question.id, urlTitle: question.url_title }
  const answers = queryClient.getQueryData(answersQuery(api, id, {}).queryKey)?.list ?? []
  return pageHead(context, {
    title: question.title,
    description: question.description,
    ...(isPublic(question) && { path: questionHref(linked, permalink) }),
    structured: questionPageJson(question, answers, (answer) =>
      answer === undefined
        ? `${siteUrl}${questionHref(linked, permalink)}`
        : `${siteUrl}${answerHref(linked, answer, permalink)}`,
    ),
  })
}
