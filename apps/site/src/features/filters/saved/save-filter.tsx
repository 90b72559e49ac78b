import { Button, useToast } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { useSite } from '../../../shell/context/site-context.ts'
import type { QuestionListFilter } from '../../posts/index.ts'
import { useFilterWords } from '../filter-words.ts'
import { SavedFilterForm } from './saved-filter-form.tsx'
import { savedFilterHref, savedFiltersQuery, savedOf, useSavedFilters } from './saved-filters-query.ts'

interface SaveFilterProps {
  /** The current filters of the list. */
  filter: QuestionListFilter
  /** Suggested name. */
  name: string
  /** Moves the focus when the focused element disappears. */
  focusElsewhere: () => void
}

/**
 * A button and form to save the current filters. Only for activated members who have not saved the same filters yet.
 */
export function SaveFilter({ filter, name, focusElsewhere }: SaveFilterProps): ReactNode {
  const words = useFilterWords()
  const { api, queryClient } = useSite()
  const toasts = useToast()
  const saved = useSavedFilters()
  const [isNaming, setIsNaming] = useState(false)
  const chosen = savedOf(filter)
  const href = savedFilterHref(chosen)
  if (saved === undefined || saved.some((one) => savedFilterHref(one.filter) === href)) return null
  if (!isNaming) {
    return (
      <Button size="sm" onClick={() => setIsNaming(true)}>
        {words('saved.save')}
      </Button>
    )
  }
  const done = async () => {
    focusElsewhere()
    await queryClient.invalidateQueries({ queryKey: savedFiltersQuery(api).queryKey })
    toasts.show({ text: words('saved.done') })
    setIsNaming(false)
  }
  const cancel = () => {
    focusElsewhere()
    setIsNaming(false)
  }
  return (
    <SavedFilterForm
      name={name}
      send={(typed) => api.call('createSavedFilter', { body: { name: typed, filter: chosen } })}
      onDone={done}
      onCancel={cancel}
    />
  )
}
