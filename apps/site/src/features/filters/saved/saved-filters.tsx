import { Anchor, Button } from '@quandary/ui'
import { useRef, useState, type ReactNode } from 'react'
import type { QuestionListFilter } from '../../posts/index.ts'
import { useFilterWords } from '../filter-words.ts'
import { SavedFilterRow } from './saved-filter-row.tsx'
import { type SavedFilter, savedFilterHref, savedOf, useSavedFilters } from './saved-filters-query.ts'
import { useChangeSavedFilters } from './use-change-saved-filters.ts'
import * as styles from '../filters.css.ts'

interface SavedFiltersProps {
  /** The current filters of the list. */
  filter: QuestionListFilter
  /** Called when the viewer follows the link of a saved filter. */
  onFollow: () => void
}

/** The member's saved filters as links, and on demand the buttons to change them. */
export function SavedFilters({ filter, onFollow }: SavedFiltersProps): ReactNode {
  const words = useFilterWords()
  const saved = useSavedFilters() ?? []
  const [isEditing, setIsEditing] = useState(false)
  // Undo is not offered in a toast, because on phones the dialog would cover it.
  const [deleted, setDeleted] = useState<{ filter: SavedFilter; place: number }>()
  const [isRestoring, setIsRestoring] = useState(false)
  const changes = useChangeSavedFilters()
  const toggle = useRef<HTMLButtonElement>(null)
  const undoing = useRef<HTMLButtonElement>(null)
  if (saved.length === 0 && !isEditing) return null
  const here = savedFilterHref(savedOf(filter))
  const edit = () => {
    setIsEditing(!isEditing)
    setDeleted(undefined)
  }
  const remove = (one: SavedFilter, place: number) => {
    void changes.remove(one, () => setDeleted({ filter: one, place }))
    // The deleted row had the focus.
    toggle.current?.focus()
  }
  const undo = async ({ filter: one, place }: { filter: SavedFilter; place: number }) => {
    setIsRestoring(true)
    await changes.restore(one, place, () => {
      // The undo button disappears, so the focus moves to the edit button, unless the member has already focused
      // something else. The body is checked because Safari does not focus a clicked button.
      const { activeElement, body } = document
      if (activeElement === undoing.current || activeElement === body) toggle.current?.focus()
      setDeleted(undefined)
    })
    setIsRestoring(false)
  }
  return (
    <div className={styles.saved}>
      <div className={styles.savedHead}>
        <span>{words('saved.title')}</span>
        <Button ref={toggle} size="sm" variant="quiet" aria-expanded={isEditing} onClick={edit}>
          {words(isEditing ? 'saved.end' : 'saved.edit')}
        </Button>
      </div>
      <output>{deleted === undefined ? null : words('saved.deleted', { name: deleted.filter.name })}</output>
      {deleted === undefined ? null : (
        <div>
          <Button ref={undoing} size="sm" busy={isRestoring} onClick={() => void undo(deleted)}>
            {words('saved.undo')}
          </Button>
        </div>
      )}
      {saved.length === 0 ? (
        <p>{words('saved.none')}</p>
      ) : isEditing ? (
        <ol className={styles.rows} aria-label={words('saved.title')}>
          {saved.map((one, place) => (
            <SavedFilterRow
              key={one.id}
              filter={one}
              place={place}
              isLast={place === saved.length - 1}
              changes={changes}
              onDelete={() => remove(one, place)}
            />
          ))}
        </ol>
      ) : (
        <ul className={styles.parts} aria-label={words('saved.title')}>
          {saved.map((one) => {
            const href = savedFilterHref(one.filter)
            return (
              <li key={one.id}>
                <Anchor
                  className={styles.part}
                  href={href}
                  aria-current={href === here ? 'true' : undefined}
                  onClick={onFollow}
                >
                  <bdi>{one.name}</bdi>
                </Anchor>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
