import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../shell/context/site-context.ts'
import type { QuestionListFilter, QuestionRow } from '../posts/index.ts'
import { ignoredTagsQuery } from '../tags/index.ts'

/**
 * Tells which questions of a list have a tag that the viewer ignores, and whether they are to be hidden. A tag that the list
 * is about is not ignored there.
 */
export function useIgnoredQuestions({ tag, tags = '' }: Pick<QuestionListFilter, 'tag' | 'tags'> = {}) {
  const { api } = useSite()
  // Loaded by the routes of lists, for members; where it is missing nothing is ignored.
  const { data } = useQuery({ ...ignoredTagsQuery(api), enabled: false })
  const about = new Set([tag, ...tags.split(',')])
  const slugs = new Set(data?.tags.map(({ slug_name }) => slug_name).filter((slug) => !about.has(slug)))
  return {
    isHiding: data?.display === 'hide',
    isIgnored: (question: Pick<QuestionRow, 'tags'>) =>
      question.tags.some((one) => slugs.has(one.slug_name) || slugs.has(one.main_tag_slug_name)),
  }
}
