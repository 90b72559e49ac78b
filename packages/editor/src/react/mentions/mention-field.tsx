'use client'

import { clickableOption, isComposing, TextArea, VisuallyHidden } from '@quandary/ui'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import {
  completeMention,
  matchingPeople,
  mentionAt,
  type FindPeople,
  type Mentionable,
} from '../../mentions/mention-text.ts'
import { englishEditorStrings, type EditorStrings } from '../strings/editor-strings.ts'
import * as styles from './mention-field.css.ts'

/** Props of {@link MentionField}. */
export interface MentionFieldProps {
  value: string
  /** Called with the whole text after every change. */
  onChange: (value: string) => void
  findPeople: FindPeople
  /** People offered at once, before any search, such as the participants. Default none. */
  people?: readonly Mentionable[]
  /** Called on Ctrl+Enter, Cmd+Enter on a Mac. */
  onSubmit?: () => void
  /** Default 3. */
  rows?: number
  /** Texts to override; English by default. */
  strings?: Partial<Pick<EditorStrings, 'people' | 'peopleOffered'>>
}

/**
 * A plain field for short texts that offers people while a name is typed after an @: at most five, chosen with the
 * arrows and Enter or Tab, closed with Escape. Put it inside a Field.
 */
export function MentionField(props: MentionFieldProps): ReactNode {
  const { value, onChange, onSubmit, people = [], findPeople, rows = 3 } = props
  const strings = { ...englishEditorStrings, ...props.strings }
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const mention = caret === undefined ? undefined : mentionAt(value, caret)
  const found = useFoundPeople(mention?.typed, findPeople)
  const shown = mention === undefined ? [] : matchingPeople([...people, ...found], mention.typed)
  const current = Math.min(active, shown.length - 1)

  const follow = (element: HTMLTextAreaElement) => {
    setCaret(element.selectionStart === element.selectionEnd ? element.selectionStart : undefined)
    setActive(0)
  }
  const choose = (person: Mentionable | undefined) => {
    if (person === undefined || mention === undefined || caret === undefined) return
    const next = completeMention(value, caret, mention.from, person.username)
    onChange(next.text)
    setCaret(undefined)
    // React writes the text first; the caret can be set only afterwards.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSubmit?.()
    if (shown.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((current + step + shown.length) % shown.length)
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(shown[current])
    else if (event.key === 'Escape') setCaret(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.place}>
      <TextArea
        ref={field}
        value={value}
        rows={rows}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={shown.length > 0 ? `${listId}${current}` : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          follow(event.currentTarget)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(undefined)}
      />
      <output>
        <VisuallyHidden>{shown.length > 0 ? strings.peopleOffered(shown.length) : ''}</VisuallyHidden>
      </output>
      {shown.length === 0 ? null : (
        <People id={listId} people={shown} current={current} label={strings.people} onChoose={choose} />
      )}
    </div>
  )
}

interface PeopleProps {
  id: string
  people: readonly Mentionable[]
  current: number
  label: string
  onChoose: (person: Mentionable) => void
}

function People({ id, people, current, label, onChoose }: PeopleProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  // Below a field at the end of the screen, the list would be out of sight.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  })
  return (
    // The browser's own lists cannot be placed next to a multi-line field.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div ref={list} id={id} className={styles.people} role="listbox" aria-label={label}>
      {people.map((person, index) => (
        // The text field above handles the keys of the list.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={person.username}
          id={`${id}${index}`}
          className={styles.person}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          aria-selected={index === current}
          {...clickableOption(() => onChoose(person))}
        >
          {person.name} <span className={styles.username}>@{person.username}</span>
          {person.note === undefined ? null : <span className={styles.username}> · {person.note}</span>}
        </div>
      ))}
    </div>
  )
}

/**
 * Returns the people found for the typed letters. Until the search has finished, it returns the previous result; after
 * a failed search, nobody.
 */
function useFoundPeople(typed: string | undefined, find: FindPeople): readonly Mentionable[] {
  const [found, setFound] = useState<readonly Mentionable[]>([])
  const ask = useEffectEvent((letters: string, signal: AbortSignal) => find(letters, signal))
  useEffect(() => {
    if (typed === undefined) return
    const asking = new AbortController()
    const search = async () => {
      const people = await ask(typed, asking.signal)
      if (!asking.signal.aborted) setFound(people)
    }
    // A list of suggestions is not the place to report failures; the search function does that.
    search().catch(() => asking.signal.aborted || setFound([]))
    return () => asking.abort()
  }, [typed])
  return found
}
