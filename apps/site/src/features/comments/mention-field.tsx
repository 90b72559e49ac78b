import { TextArea, VisuallyHidden } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { unwrap } from '@quandary/api-client'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useSite } from '../../shell/site-context.ts'
import { usePostingWords } from '../questions/posting-words.ts'
import type { PostComment } from './comment-queries.ts'
import { completed, matching, mentionAt, type Mentionable } from './mentions.ts'
import * as styles from './mentions.css.ts'

interface MentionFieldProps {
  value: string
  onChange: (value: string) => void
  /** Ctrl+Enter. */
  onSubmit: () => void
  /** Comments whose authors are offered first. */
  people: readonly PostComment[]
}

/**
 * A text field that offers people while a name is typed after an @: at most five, chosen with the arrows and Enter or
 * Tab. Put it inside a Field.
 */
export function MentionField({ value, onChange, onSubmit, people }: MentionFieldProps): ReactNode {
  const words = usePostingWords()
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const mention = caret === undefined ? undefined : mentionAt(value, caret)
  const offered = useMentionable(mention?.typed, people)
  const shown = mention === undefined ? [] : offered
  const current = Math.min(active, shown.length - 1)

  const follow = (element: HTMLTextAreaElement) => {
    setCaret(element.selectionStart === element.selectionEnd ? element.selectionStart : undefined)
    setActive(0)
  }
  const choose = (person: Mentionable | undefined) => {
    if (person === undefined || mention === undefined || caret === undefined) return
    const next = completed(value, caret, mention.from, person.username)
    onChange(next.text)
    setCaret(undefined)
    // React writes the text first; the caret can only be put into what is there.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSubmit()
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
        rows={3}
        aria-autocomplete="list"
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
        <VisuallyHidden>{shown.length > 0 ? words('mentions.offered', { count: shown.length }) : ''}</VisuallyHidden>
      </output>
      {shown.length === 0 ? null : (
        <People id={listId} people={shown} current={current} label={words('mentions.label')} onChoose={choose} />
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
  return (
    // The browser's own lists cannot stand beside a text of several lines.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} className={styles.people} role="listbox" aria-label={label}>
      {people.map((person, index) => (
        // The keys of the list are those of the text field above it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={person.username}
          id={`${id}${index}`}
          className={styles.person}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          aria-selected={index === current}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          {person.name} <span className={styles.username}>@{person.username}</span>
        </div>
      ))}
    </div>
  )
}

/** Who is offered for some letters: those who take part here, then everybody whose name begins so. */
function useMentionable(typed: string | undefined, comments: readonly PostComment[]): Mentionable[] {
  const { api } = useSite()
  const { data } = useQuery({
    queryKey: ['people-named', typed],
    enabled: typed !== undefined && typed !== '',
    queryFn: ({ signal }) => unwrap(api.call('searchUsers', { query: { username: typed ?? '' }, signal })),
  })
  if (typed === undefined) return []
  const here = comments
    .filter(({ user_status: status }) => status !== 'deleted')
    .map(({ username, user_display_name: name }) => ({ username, name }))
  const found = (data ?? []).map(({ username, display_name: name }) => ({ username, name }))
  return matching([...here, ...found], typed)
}
