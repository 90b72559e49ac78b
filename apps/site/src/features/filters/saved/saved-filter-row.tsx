import { ChevronDownIcon, ChevronUpIcon, IconButton, PencilIcon, TrashIcon } from '@quandary/ui'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useSite } from '../../../shell/context/site-context.ts'
import { useFilterWords } from '../filter-words.ts'
import { SavedFilterForm } from './saved-filter-form.tsx'
import type { SavedFilter } from './saved-filters-query.ts'
import type { ChangeSavedFilters } from './use-change-saved-filters.ts'
import * as styles from '../filters.css.ts'

interface SavedFilterRowProps {
  filter: SavedFilter
  /** Position in the list, starting at 0. */
  place: number
  isLast: boolean
  changes: ChangeSavedFilters
  onDelete: () => void
}

/** A saved filter with the buttons to move, rename and delete it. */
export function SavedFilterRow({ filter, place, isLast, changes, onDelete }: SavedFilterRowProps): ReactNode {
  const words = useFilterWords()
  const { api } = useSite()
  const [isRenaming, setIsRenaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const keepFocus = useFocusAfterMove(place)
  const { id, name } = filter
  const end = () => setIsRenaming(false)
  useFocusAfter(isRenaming, pencil)
  if (isRenaming) {
    return (
      <li>
        <SavedFilterForm
          name={name}
          send={(typed) => api.call('updateSavedFilter', { body: { id, name: typed } })}
          onDone={async () => {
            await changes.refetch()
            end()
          }}
          onCancel={end}
        />
      </li>
    )
  }
  const moveBy = (by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    keepFocus(event)
    changes.moveBy(filter, by)
  }
  return (
    <li className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <IconButton
        size="sm"
        icon={<ChevronUpIcon />}
        label={words('saved.up', { name })}
        disabledReason={place === 0 ? words('saved.first') : undefined}
        onClick={moveBy(-1)}
      />
      <IconButton
        size="sm"
        icon={<ChevronDownIcon />}
        label={words('saved.down', { name })}
        disabledReason={isLast ? words('saved.last') : undefined}
        onClick={moveBy(1)}
      />
      <IconButton
        ref={pencil}
        size="sm"
        icon={<PencilIcon />}
        label={words('saved.rename', { name })}
        onClick={() => setIsRenaming(true)}
      />
      <IconButton size="sm" icon={<TrashIcon />} label={words('saved.delete', { name })} onClick={onDelete} />
    </li>
  )
}

/**
 * Returns an event handler for the move buttons. It returns the focus to the pressed button, which loses it when the
 * row moves in the document.
 */
function useFocusAfterMove(place: number) {
  const pressed = useRef<{ button: HTMLButtonElement; place: number }>(null)
  useEffect(() => {
    if (pressed.current === null || pressed.current.place === place) return
    pressed.current.button.focus()
    pressed.current = null
  }, [place])
  return (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = { button: event.currentTarget, place }
  }
}

/** Focuses a button when the form that it opened closes. */
function useFocusAfter(isOpen: boolean, button: { readonly current: HTMLButtonElement | null }): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen, button])
}
