import { Dialog } from '@quandary/ui'
import type { ReactNode } from 'react'
import type { QuestionListFilter } from '../posts/index.ts'
import type { FilterPanel } from './filter-button.tsx'
import { FilterForm } from './filter-form.tsx'
import { useFilterWords } from './filter-words.ts'
import { SavedFilters } from './saved/saved-filters.tsx'

interface FilterDialogProps {
  filter: QuestionListFilter
  path: string
  panel: FilterPanel
}

/** The filter form on a phone. */
export function FilterDialog({ filter, path, panel }: FilterDialogProps): ReactNode {
  const words = useFilterWords()
  return (
    <Dialog open onOpenChange={panel.close} title={words('title')}>
      <SavedFilters filter={filter} onFollow={panel.close} />
      <FilterForm filter={filter} path={path} onApplied={panel.close} />
    </Dialog>
  )
}
