import { redirect } from '@tanstack/react-router'
import { tagHref } from '../../addresses.ts'
import { loadPage } from '../../shell/load-page.ts'
import type { SiteContext } from '../../shell/site-context.ts'
import { loadQuestions } from '../questions/load-questions.ts'
import type { QuestionListFilter } from '../questions/question-queries.ts'
import { tagQuery } from './tag-queries.ts'

/** Loads a tag and its questions. A synonym leads to its main tag. */
export async function loadTag(
  context: SiteContext,
  href: string,
  slug: string,
  filter: QuestionListFilter,
): Promise<void> {
  const { api, queryClient } = context
  const tag = await loadPage(href, queryClient.fetchQuery(tagQuery(api, slug)))
  if (tag.main_tag_slug_name !== '' && tag.main_tag_slug_name !== slug) {
    throw redirect({ href: tagHref(tag.main_tag_slug_name) })
  }
  await loadQuestions(context, href, { ...filter, tag: tag.slug_name })
}
