import { ButtonLink } from '@quandary/ui'
import { isPlainClick } from '@quandary/web-shell'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { withQuery } from '../../addresses.ts'
import { useWords } from '../../shell/context/site-context.ts'
import type { QuestionListFilter } from '../posts/index.ts'
import { filtersOf } from './filters-of.ts'

/** The state of the filter form: closed, above the list, or on phones in a dialog. */
export interface FilterPanel {
  shown: 'closed' | 'above' | 'dialog'
  toggle: () => void
  close: () => void
  /** Moves the focus to the button when the focused element disappears. */
  focusButton: () => void
}

const BUTTON = 'filter-button'
/**
 * The same media query as `media.phone` of the styles. Importing `media` would add all other breakpoints to the bundle.
 */
const PHONE = 'screen and (max-width: 639px)'

/** Holds whether the filter form is open. `?filters=open` opens it without scripts. */
export function useFilterPanel(filter: QuestionListFilter): FilterPanel {
  const [shown, setShown] = useState<FilterPanel['shown']>(filter.filters === 'open' ? 'above' : 'closed')
  return {
    shown,
    toggle: () => setShown(shown !== 'closed' ? 'closed' : matchMedia(PHONE).matches ? 'dialog' : 'above'),
    close: () => setShown('closed'),
    focusButton: () => document.getElementById(BUTTON)?.focus(),
  }
}

interface FilterButtonProps {
  filter: QuestionListFilter
  /** Path of the list's page. */
  path: string
  panel: FilterPanel
}

/** Opens and closes the filter form. */
export function FilterButton({ filter, path, panel }: FilterButtonProps): ReactNode {
  const { t } = useWords()
  const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    panel.toggle()
  }
  const href = withQuery(path, { order: filter.order, ...filtersOf(filter), filters: 'open' })
  return (
    <ButtonLink id={BUTTON} href={href} rel="nofollow" aria-expanded={panel.shown !== 'closed'} onClick={toggle}>
      {t('list.filter')}
    </ButtonLink>
  )
}
