import { answerHref, isAnswerId, questionHref } from '../../addresses.ts'
import { loadPage } from '../../shell/load-page.ts'
import { pageHead } from '../../shell/page-head.ts'
import { choiceIn, defined, pageIn } from '../../shell/search-text.ts'
import { settingsIn } from '../../shell/settings.ts'
import type { SiteContext } from '../../shell/site-context.ts'
import { answerOrders, answersQuery, type AnswerFilter } from '../answers/answer-queries.ts'
import { firstCommentsQuery } from '../comments/comment-queries.ts'
import { hotQuestionsQuery, questionQuery } from './question-queries.ts'
import { questionPageJson } from './question-json.ts'

/** Order and page of the answers as the address says them. */
export function answersSearch(search: Readonly<Record<string, unknown>>) {
  return defined({ order: choiceIn(search, 'order', answerOrders), page: pageIn(search) })
}

/** Loads everything a question's page shows. */
export async function loadQuestion(
  context: SiteContext,
  href: string,
  id: string,
  filter: AnswerFilter,
): Promise<void> {
  const { api, queryClient } = context
  const withComments = (objectId: string) => queryClient.prefetchQuery(firstCommentsQuery(api, objectId))
  const answers = async () => {
    const { list } = await queryClient.fetchQuery(answersQuery(api, id, filter))
    await Promise.all(list.map((answer) => withComments(answer.id)))
  }
  const question = queryClient.fetchQuery(questionQuery(api, id))
  await loadPage(
    href,
    Promise.all([question, answers(), withComments(id), queryClient.prefetchQuery(hotQuestionsQuery(api))]),
  )
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
    path: questionHref(linked, permalink),
    structured: questionPageJson(question, answers, (answer) =>
      answer === undefined
        ? `${siteUrl}${questionHref(linked, permalink)}`
        : `${siteUrl}${answerHref(linked, answer, permalink)}`,
    ),
  })
}
