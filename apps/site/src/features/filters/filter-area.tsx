import { Anchor, ButtonLink, CloseIcon, Notice } from '@quandary/ui'
import { Suspense, type ReactNode } from 'react'
import { withQuery } from '../../addresses.ts'
import type { QuestionListFilter } from '../posts/index.ts'
import type { FilterPanel } from './filter-button.tsx'
import { FilterForm } from './filter-form.tsx'
import { filterParts, type FilterPart } from './filter-parts.ts'
import { daysText, useFilterWords } from './filter-words.ts'
import { LazyFilterDialog } from './lazy-filter-dialog.ts'
import { filtersOf, isFiltered } from './filters-of.ts'
import { savedFilterHref, savedOf } from './saved/saved-filters-query.ts'
import { SaveFilter } from './saved/save-filter.tsx'
import { SavedFilters } from './saved/saved-filters.tsx'
import * as styles from './filters.css.ts'

export { savedFiltersQuery } from './saved/saved-filters-query.ts'

interface FilterAreaProps {
  filter: QuestionListFilter
  /** Path of the list's page. */
  path: string
  panel: FilterPanel
  /** True if filtering took too long, so that only the beginning of the list was filtered. */
  isPartial: boolean
}

/** The filters of a list, each with a link that removes it, and the form to change them. */
export function FilterArea({ filter, path, panel, isPartial }: FilterAreaProps): ReactNode {
  const words = useFilterWords()
  const applied = () => {
    panel.close()
    panel.focusButton()
  }
  return (
    <div className={styles.area}>
      {panel.shown === 'above' ? (
        <section className={styles.panel} aria-label={words('title')}>
          <SavedFilters filter={filter} onFollow={applied} />
          <FilterForm key={savedFilterHref(savedOf(filter))} filter={filter} path={path} onApplied={applied} />
        </section>
      ) : null}
      {panel.shown === 'dialog' ? (
        <Suspense>
          <LazyFilterDialog filter={filter} path={path} panel={panel} />
        </Suspense>
      ) : null}
      {isFiltered(filter) ? <FilterSummary filter={filter} path={path} panel={panel} /> : null}
      {isPartial ? <Notice>{words('partial')}</Notice> : null}
    </div>
  )
}

function FilterSummary({ filter, path, panel }: Omit<FilterAreaProps, 'isPartial'>): ReactNode {
  const words = useFilterWords()
  const partText = usePartText()
  const { order } = filter
  const parts = filterParts(filtersOf(filter))
  return (
    <div className={styles.summary}>
      <span>{words('by')}</span>
      <ul className={styles.parts}>
        {parts.map((part) => {
          const text = partText(part)
          return (
            <li key={`${part.name} ${part.value}`}>
              <Anchor
                className={styles.part}
                href={withQuery(path, { order, ...part.without })}
                aria-label={words('remove', { filter: text })}
                onClick={panel.focusButton}
              >
                <bdi>{text}</bdi>
                <CloseIcon size="sm" />
              </Anchor>
            </li>
          )
        })}
        <li>
          <Anchor className={styles.clear} href={withQuery(path, { order })} onClick={panel.focusButton}>
            {words('clear')}
          </Anchor>
        </li>
      </ul>
      <SaveFilter
        key={savedFilterHref(savedOf(filter))}
        filter={filter}
        name={parts.map(partText).join(', ')}
        focusElsewhere={panel.focusButton}
      />
    </div>
  )
}

/** Returns a function that describes one condition of the filters as text. */
function usePartText(): (part: FilterPart) => string {
  const words = useFilterWords()
  return ({ name, value }) => {
    switch (name) {
      case 'answers':
        return words(value === 'none' ? 'answers.none' : 'answers.unaccepted')
      case 'state':
        return words(value === 'open' ? 'state.open' : 'state.closed')
      case 'only':
        return words(value === 'mine' ? 'only.mine' : 'only.followed')
      case 'in_days':
        return words('part.in_days', { time: daysText(words, value) })
      case 'min_votes':
        return words('part.min_votes', { count: Number(value) })
      case 'tags': {
        const tags = String(value).split(',')
        return tags.length > 1
          ? words('part.tags_any', { tags: tags.join(', ') })
          : words('part.tags', { tag: String(value) })
      }
      case 'not_tags':
        return words('part.not_tags', { tag: String(value) })
    }
  }
}

/** Says that no question matches the filters. */
export function FilteredEmpty({ filter, path }: { filter: QuestionListFilter; path: string }): ReactNode {
  const words = useFilterWords()
  return (
    <div className={styles.empty}>
      <p>{words('none')}</p>
      <ButtonLink href={withQuery(path, { order: filter.order })}>{words('clear')}</ButtonLink>
    </div>
  )
}
