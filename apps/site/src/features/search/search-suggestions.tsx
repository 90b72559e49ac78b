import { clickableOption, CloseIcon, isComposing, VisuallyHidden } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useCommunityWords } from '../../shell/words/community-words.ts'
import { actionsOnScreen, perform } from './screen-actions.ts'
import { withToken } from './search-words.ts'
import { stepped, type SuggestionEntry, type SuggestionGroup } from './suggestion-entries.ts'
import { useSuggestions } from './use-suggestions.ts'
import * as styles from './suggestions.css.ts'

interface SearchSuggestionsProps {
  /** The focused search field. */
  field: HTMLInputElement
  /** The element that had the focus before the search field. */
  from: Element | null
}

/**
 * Suggestions under a search field. For a typed text: actions of the screen, questions, tags, people, saved filters and
 * pages of the site. For an empty field: the latest searches, saved filters, the operators of the search language and
 * actions of the screen. Arrow keys select a line, Enter opens it, Delete removes it if it is removable, and Escape
 * closes the list. The focus stays in the field.
 */
export function SearchSuggestions({ field, from }: SearchSuggestionsProps): ReactNode {
  const words = useCommunityWords()
  const id = useId()
  const router = useRouter()
  const [text, setText] = useState(field.value)
  const [closed, setClosed] = useState(false)
  const [active, setActive] = useState(-1)
  const [acts] = useState(() => actionsOnScreen(from))
  const groups = useSuggestions(text.trim(), acts)
  const entries = groups.flatMap((group) => group.entries)
  const open = !closed && entries.length > 0

  const close = () => {
    setClosed(true)
    setActive(-1)
  }
  const choose = ({ action }: SuggestionEntry) => {
    if ('token' in action) {
      insertToken(field, action.token)
      setText(field.value)
      setActive(-1)
      return
    }
    if ('change' in action) {
      setActive(-1)
      return action.change()
    }
    close()
    leave(field)
    if ('element' in action) return perform(action)
    void router.navigate({ href: action.href })
  }
  const onKey = (event: KeyboardEvent) => {
    if (isComposing({ nativeEvent: event })) return
    const { key } = event
    const entry = entries[active]
    if ((key === 'ArrowDown' || key === 'ArrowUp') && entries.length > 0) {
      event.preventDefault()
      setClosed(false)
      setActive(open ? stepped(active, key === 'ArrowDown' ? 1 : -1, entries.length) : 0)
    } else if (key === 'Enter' && open && entry !== undefined) {
      event.preventDefault()
      choose(entry)
    } else if (key === 'Delete' && open && entry?.remove !== undefined) {
      event.preventDefault()
      entry.remove()
    } else if (key === 'Enter') {
      close()
    } else if (key === 'Escape' && open) {
      // By default, Escape also clears a search field.
      event.preventDefault()
      close()
    }
  }
  const onInput = () => {
    setText(field.value)
    setClosed(false)
    setActive(-1)
  }
  useFieldEvents(field, { onKey, onInput })
  useComboboxRole(field, { listId: id, open, active: entries[active]?.id })

  const place = field.closest('search')
  if (!open || place === null) return null
  return createPortal(
    <>
      <SuggestionList id={id} groups={groups} active={entries[active]} onChoose={choose} />
      <output>
        <VisuallyHidden>{words('suggest.count', { count: entries.length })}</VisuallyHidden>
      </output>
    </>,
    place,
  )
}

function insertToken(field: HTMLInputElement, token: string): void {
  const { query, from, to } = withToken(field.value, token)
  field.value = query
  field.setSelectionRange(from, to)
}

function leave(field: HTMLInputElement): void {
  field.value = ''
  field.blur()
}

interface SuggestionListProps {
  id: string
  groups: readonly SuggestionGroup[]
  active: SuggestionEntry | undefined
  onChoose: (entry: SuggestionEntry) => void
}

function SuggestionList({ id, groups, active, onChoose }: SuggestionListProps): ReactNode {
  const words = useCommunityWords()
  useEffect(() => {
    if (active !== undefined) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // The focus stays in the text field, which refers to the active option by `aria-activedescendant`.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a datalist cannot be links
    <div className={styles.box} role="listbox" id={id} aria-label={words('suggest.label')}>
      {groups.map(({ name, entries }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, not of fields
        <div key={name} role="group" aria-label={name}>
          <div className={styles.group} aria-hidden="true">
            {name}
          </div>
          {entries.map((entry) => (
            // The search field keeps the focus and handles the keys of the list.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={entry.id}
              id={entry.id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot lead anywhere
              role="option"
              aria-selected={entry === active}
              aria-disabled={entry.refused}
              aria-keyshortcuts={entry.remove && 'Delete'}
              className={styles.line}
              {...clickableOption(() => onChoose(entry))}
            >
              <bdi className={'token' in entry.action ? styles.token : undefined}>{entry.label}</bdi>
              {entry.hint === undefined ? null : <span className={styles.hint}>{entry.hint}</span>}
              {entry.remove === undefined ? null : <ForgetButton onForget={entry.remove} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/**
 * The × that removes a line. It is for pointers only: keyboard users press Delete in the field, which keeps the focus.
 */
function ForgetButton({ onForget }: { onForget: () => void }): ReactNode {
  const words = useCommunityWords()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className={styles.remove}
      title={words('suggest.forget')}
      aria-hidden="true"
      // Stops the event, which the line would otherwise handle as a click.
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation()
        onForget()
      }}
    >
      <CloseIcon size="sm" />
    </span>
  )
}

/** Subscribes to the field's events and calls the handlers of the latest render. */
function useFieldEvents(
  field: HTMLInputElement,
  handlers: { onKey: (event: KeyboardEvent) => void; onInput: () => void },
): void {
  const current = useRef(handlers)
  useLayoutEffect(() => {
    current.current = handlers
  })
  // A layout effect, because keys pressed before it are lost.
  useLayoutEffect(() => {
    // Renders synchronously. Otherwise, on a busy machine, the next key could arrive before the list shows the effect
    // of this one.
    const onKey = (event: KeyboardEvent) => flushSync(() => current.current.onKey(event))
    const onInput = () => current.current.onInput()
    field.addEventListener('keydown', onKey)
    field.addEventListener('input', onInput)
    // For the text that was typed between the first rendering and now.
    onInput()
    return () => {
      field.removeEventListener('keydown', onKey)
      field.removeEventListener('input', onInput)
    }
  }, [field])
}

/** Gives the focused field the role of a combobox, with references to the list and to the active line. */
function useComboboxRole(
  field: HTMLInputElement,
  { listId, open, active }: { listId: string; open: boolean; active: string | undefined },
): void {
  useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']) {
        field.removeAttribute(name)
      }
    }
  }, [field])
  useEffect(() => {
    field.setAttribute('aria-expanded', String(open))
    field.setAttribute('aria-controls', open ? listId : '')
    field.setAttribute('aria-activedescendant', open ? (active ?? '') : '')
  }, [field, listId, open, active])
}
