import { redirect } from '@tanstack/react-router'
import { answerHref, isAnswerId, questionHref, tagHref, userHref } from '../../addresses.ts'
import { loadPage } from '../../shell/loading/load-page.ts'
import { loadPermissions } from '../../shell/context/permissions.ts'
import { pageHead } from '../../shell/document/page-head.ts'
import { plainText } from '../../shell/document/plain-text.ts'
import { choiceIn, orderIn, pageCount, pageIn, readSearch, textIn } from '../../shell/navigation/search-text.ts'
import { settingsIn } from '../../shell/context/settings.ts'
import type { SiteContext } from '../../shell/context/site-context.ts'
import { breadcrumbJson } from '../../shell/document/structured.ts'
import {
  ALL_COMMENTS,
  type Answer,
  type AnswerFilter,
  answerOrders,
  ANSWERS_PER_PAGE,
  answersQuery,
  firstCommentsQuery,
  hotQuestionsQuery,
  isPublic,
  linkedQuestionsQuery,
  type Question,
  questionQuery,
  relatedQuestionsQuery,
} from '../posts/index.ts'
import { loadStateNotice } from './load-state-notice.ts'
import { questionPageJson } from './question-json.ts'

const ACCEPTED = 2
/** Length of the accepted answer's start in a link preview, in characters. */
const PREVIEW_LENGTH = 240

/**
 * Reads the search parameters of a question's address: the order and page of the answers, the comment to highlight, and
 * the request for all comments.
 */
export function answersSearch(search: Readonly<Record<string, unknown>>) {
  return readSearch({
    order: orderIn(search, answerOrders),
    page: pageIn(search),
    commentId: textIn(search, 'commentId'),
    comments: choiceIn(search, 'comments', [ALL_COMMENTS]),
  })
}

/**
 * Returns the selection of answers for an address.
 *
 * @param whole the answer named by the address
 */
export function answersShown({ order, page }: QuestionSearch, whole?: string): AnswerFilter {
  return { order, page, whole }
}

export interface QuestionSearch extends Omit<AnswerFilter, 'whole'> {
  commentId?: string
  comments?: typeof ALL_COMMENTS
}

/**
 * Loads everything on a question's page. If the address names an answer on another page of answers, redirects to that
 * page.
 */
export async function loadQuestion(
  context: SiteContext,
  href: string,
  id: string,
  { commentId, comments, ...search }: QuestionSearch,
  answerId?: string,
): Promise<void> {
  const filter = answersShown(search, answerId)
  const { api, queryClient } = context
  const withComments = (objectId: string) =>
    queryClient.prefetchQuery(firstCommentsQuery(api, objectId, comments ?? commentId))
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
    queryClient.prefetchQuery(linkedQuestionsQuery(api, id)),
    queryClient.prefetchQuery(relatedQuestionsQuery(api, id)),
    loadPermissions(context),
  ]
  const question = async () => {
    const { operation } = await queryClient.fetchQuery(questionQuery(api, id))
    // The notice is loaded before the page is rendered, so that the text does not move later. If loading fails here, it
    // is retried when the notice is rendered.
    if (operation !== undefined) await loadStateNotice().catch(() => undefined)
  }
  await loadPage(href, Promise.all([question(), answers(), withComments(id), ...around]))
}

/**
 * Returns the number of the page that lists an answer, searching from the second page on. Returns undefined if no page
 * lists it.
 */
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

/**
 * Returns the answer id in the last segment of a question's address, which is either its title or an answer id
 * (docs/spec/contract.md#permalinks).
 */
export function answerInPart(context: SiteContext, part: string): string | undefined {
  const { permalink } = settingsIn(context.queryClient, context.api)
  return isAnswerId(part, permalink) ? part : undefined
}

/** Builds the head of a question's page. All its addresses share one canonical address per page of answers. */
export function questionHead(context: SiteContext, id: string, filter: AnswerFilter) {
  const { api, queryClient, t } = context
  const question = queryClient.getQueryData(questionQuery(api, id).queryKey)
  if (question === undefined) return pageHead(context, { title: t('error.404_title') })
  const { permalink, siteUrl } = settingsIn(queryClient, api)
  const linked = { id: question.id, urlTitle: question.url_title }
  const path = questionHref(linked, permalink)
  const answers = queryClient.getQueryData(answersQuery(api, id, filter).queryKey)?.list ?? []
  const addresses = {
    question: siteUrl + path,
    answer: (answerId: string) => siteUrl + answerHref(linked, answerId, permalink),
    user: (username: string) => siteUrl + userHref(username),
  }
  return pageHead(context, {
    title: question.title,
    description: question.description,
    ...(isPublic(question) && { path }),
    page: filter.page,
    keywords: question.tags.map((tag) => tag.display_name),
    ...(import.meta.env.SSR && {
      structured: [
        questionPageJson(question, answers, addresses),
        breadcrumbsOf(context, question, addresses.question),
      ],
    }),
    preview: {
      type: 'article',
      description: previewText(context, question, answers),
      // The version changes with what the image shows of the question, so that no cache shows a stale preview.
      image: `/previews/questions/${question.id}.png?v=${question.answer_count}-${question.edit_time}-${question.accepted_answer_id}`,
    },
  })
}

/** Returns the text of a link preview: the number of answers, and the start of the accepted one or of the question. */
function previewText({ t }: SiteContext, question: Question, answers: readonly Answer[]): string {
  const accepted = answers.find((answer) => answer.accepted === ACCEPTED)
  const text = accepted === undefined ? question.description : plainText(accepted.html, PREVIEW_LENGTH)
  return `${t('answers.count', { count: question.answer_count })} · ${text}`
}

function breadcrumbsOf({ api, queryClient, t }: SiteContext, { tags, title }: Question, url: string): object {
  const { siteUrl } = settingsIn(queryClient, api)
  const [tag] = tags
  return breadcrumbJson([
    { name: t('nav.questions'), url: `${siteUrl}/questions` },
    ...(tag === undefined ? [] : [{ name: tag.display_name, url: siteUrl + tagHref(tag.slug_name) }]),
    { name: title, url },
  ])
}
