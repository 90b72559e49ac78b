import { Field, TextInput } from '@quandary/ui'
import type { ReactNode } from 'react'
import { MAX_TAGS, SLUG_LENGTH } from './filters-in.ts'
import { useFilterWords } from './filter-words.ts'

const BETWEEN = '[\\s,，、]'
const SLUG = `[^\\s,，、]{1,${SLUG_LENGTH}}`

/** Pattern with which a browser without scripts validates the field. */
const PATTERN = `${BETWEEN}*(${SLUG}(${BETWEEN}+${SLUG}){0,${MAX_TAGS - 1}})?${BETWEEN}*`

interface TagsFieldProps {
  name: 'tags' | 'not_tags'
  /** Slugs, separated by commas. */
  slugs: string | undefined
  error: string | undefined
  /** Called with the field's name when its value changes. */
  onTouched: (name: string) => void
}

/** A text field for the slugs of tags. */
export function TagsField({ name, slugs, error, onTouched }: TagsFieldProps): ReactNode {
  const words = useFilterWords()
  return (
    <Field label={words(name)} help={words('tags_help')} error={error}>
      <TextInput
        name={name}
        autoCapitalize="none"
        pattern={PATTERN}
        title={words('tags_help')}
        defaultValue={slugs?.replaceAll(',', ', ')}
        onChange={() => onTouched(name)}
      />
    </Field>
  )
}
