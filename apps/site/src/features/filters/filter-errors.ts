import { listQuestionsLimits } from '@quandary/api-client/limits'
import { formatExactCount } from '@quandary/i18n'
import { useWords } from '../../shell/context/site-context.ts'
import { MAX_TAGS, SLUG_LENGTH, typedSlugs } from './filters-in.ts'
import { useFilterWords } from './filter-words.ts'

/** Returns a function that checks the fields of the form; it returns errors by field. */
export function useFilterErrors(): (form: HTMLFormElement) => Readonly<Record<string, string | undefined>> {
  const words = useFilterWords()
  const { language } = useWords()
  const tagsError = (typed: FormDataEntryValue | null) => {
    const slugs = typedSlugs(typeof typed === 'string' ? typed : '')
    const tag = slugs.find((slug) => slug.length > SLUG_LENGTH)
    if (tag !== undefined) return words('tags_long', { max: SLUG_LENGTH, tag })
    return slugs.length > MAX_TAGS ? words('tags_many', { max: MAX_TAGS }) : undefined
  }
  const { min, max } = listQuestionsLimits.min_votes
  const range = { min: formatExactCount(min, language), max: formatExactCount(max, language) }
  return (form) => {
    const typed = new FormData(form)
    const votes = form.elements.namedItem('min_votes')
    // If the typed text is not a number, the field's `value` is empty, so only `validity` reveals the error.
    const isValid = !(votes instanceof HTMLInputElement) || votes.validity.valid
    return {
      min_votes: isValid ? undefined : words('min_votes_range', range),
      tags: tagsError(typed.get('tags')),
      not_tags: tagsError(typed.get('not_tags')),
    }
  }
}
