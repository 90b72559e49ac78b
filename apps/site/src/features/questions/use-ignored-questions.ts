import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../shell/context/site-context.ts'
import type { QuestionListFilter, QuestionRow } from '../posts/index.ts'
import { ignoredTagsQuery } from '../tags/index.ts'

/**
 * Returns `isIgnored`, which checks if a question has a tag that the viewer ignores, and `isHiding`, which is true if
 * such questions are hidden. The tags by which the list itself is filtered do not count as ignored.
 */
export function useIgnoredQuestions({ tag, tags = '' }: Pick<QuestionListFilter, 'tag' | 'tags'> = {}) {
  const { api } = useSite()
  // The routes of lists load this for members. Without data, no tag is ignored.
  const { data } = useQuery({ ...ignoredTagsQuery(api), enabled: false })
  const about = new Set([tag, ...tags.split(',')])
  const slugs = new Set(data?.tags.map(({ slug_name }) => slug_name).filter((slug) => !about.has(slug)))
  return {
    isHiding: data?.display === 'hide',
    isIgnored: (question: Pick<QuestionRow, 'tags'>) =>
      question.tags.some((one) => slugs.has(one.slug_name) || slugs.has(one.main_tag_slug_name)),
  }
}
