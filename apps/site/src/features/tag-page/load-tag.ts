import { redirect } from '@tanstack/react-router'
import { tagHref, tagInfoHref } from '../../addresses.ts'
import { loadPage } from '../../shell/loading/load-page.ts'
import { pageHead } from '../../shell/document/page-head.ts'
import type { SiteContext } from '../../shell/context/site-context.ts'
import { loadQuestions } from '../questions/index.ts'
import type { QuestionListFilter } from '../posts/index.ts'
import {
  synonymsQuery,
  type TagDetail,
  tagEditCheckQuery,
  tagOverviewQuery,
  tagQuery,
  tagVersionsQuery,
} from '../tags/index.ts'

/**
 * Loads a tag. The name of a synonym redirects to its main tag, with a temporary redirect, because it may cease to be a
 * synonym. A former name or another spelling redirects permanently. Redirects preserve the query.
 */
async function loadMainTag(
  { api, queryClient }: SiteContext,
  href: string,
  slug: string,
  pageOf: (slug: string) => string,
): Promise<TagDetail> {
  const tag = await loadPage(href, queryClient.fetchQuery(tagQuery(api, slug)))
  if (tag.slug_name !== slug) {
    const [, query = ''] = href.split(/(?=\?)/)
    const forGood = tag.main_tag_slug_name === ''
    throw redirect({ href: `${pageOf(tag.slug_name)}${query}`, ...(forGood && { statusCode: 301 }) })
  }
  return tag
}

export async function loadTag(
  context: SiteContext,
  href: string,
  slug: string,
  filter: QuestionListFilter,
): Promise<void> {
  const tag = await loadMainTag(context, href, slug, tagHref)
  const { api, queryClient } = context
  const around =
    tag.status === 'deleted'
      ? []
      : [
          queryClient.prefetchQuery(synonymsQuery(api, tag.tag_id)),
          queryClient.prefetchQuery(tagOverviewQuery(api, tag.tag_id)),
        ]
  await Promise.all([loadQuestions(context, href, { ...filter, tag: tag.slug_name }), ...around])
}

/** Loads a tag and its synonyms. A deleted tag has no synonyms. */
export async function loadTagInfo(context: SiteContext, href: string, slug: string): Promise<void> {
  const { api, queryClient } = context
  const tag = await loadMainTag(context, href, slug, tagInfoHref)
  if (tag.status !== 'deleted') await loadPage(href, queryClient.fetchQuery(synonymsQuery(api, tag.tag_id)))
}

/** Loads the data for the tag editor: the tag, the check of the viewer's permission and the versions. */
export async function loadTagEdit(context: SiteContext, href: string, idOrSlug: string): Promise<void> {
  const { api, queryClient } = context
  const tag = await loadPage(href, queryClient.fetchQuery(tagQuery(api, idOrSlug)))
  await loadPage(
    href,
    Promise.all([
      queryClient.fetchQuery(tagEditCheckQuery(api, tag.tag_id)),
      queryClient.fetchQuery(tagVersionsQuery(api, tag.tag_id)),
    ]),
  )
}

/** Builds the head of a tag's page: title, description, address, keyword and feed. */
export function tagHead(
  context: SiteContext,
  slug: string,
  page: { title: (name: string) => string; path?: string; page?: number | undefined; hasFeed?: true },
) {
  const { api, queryClient } = context
  const tag = queryClient.getQueryData(tagQuery(api, slug).queryKey)
  const title = page.title(tag?.display_name ?? slug)
  return pageHead(context, {
    title,
    ...(tag?.excerpt ? { description: tag.excerpt } : {}),
    ...(page.path === undefined ? {} : { path: page.path }),
    ...(tag === undefined ? {} : { keywords: [tag.display_name] }),
    ...(page.hasFeed === true ? { feed: { title, path: tagHref(slug) } } : {}),
    page: page.page,
  })
}
