'use client'

import type { ReactNode } from 'react'
import { clickableOption } from '../listbox/clickable-option.ts'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import type { TagChoice } from './use-suggestions.ts'
import * as styles from './tag-input.css.ts'

/** An option of the list: a found tag, or one to create. */
export type TagOption = { choice: TagChoice; created: boolean }

interface TagOptionsProps {
  id: string
  options: readonly TagOption[]
  activeIndex: number
  query: string
  failed: boolean
  noneText: string | undefined
  /** Reason why the typed tag cannot be created; undefined if it can. */
  createRefusal: string | undefined
  onChoose: (option: TagOption) => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list below a tag input. */
export function TagOptions({
  id,
  options,
  activeIndex,
  query,
  failed,
  noneText,
  createRefusal,
  onChoose,
}: TagOptionsProps): ReactNode {
  const strings = useUiStrings()
  if (options.length === 0) {
    return (
      <div className={styles.options}>
        <p className={styles.empty}>{failed ? strings.tagsFailed : (noneText ?? strings.noTagFound)}</p>
        {failed || createRefusal === undefined ? null : <p className={styles.empty}>{createRefusal}</p>}
      </div>
    )
  }
  return (
    // Focus stays in the text field, which names the active option, so the options take no focus and no keys.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select cannot be filtered by typing
    <div className={styles.options} role="listbox" id={id} aria-label={strings.tagSuggestions}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={`${option.created}${option.choice.value}`}
          id={optionId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select cannot be filtered by typing
          role="option"
          className={styles.option}
          aria-selected={index === activeIndex}
          aria-disabled={option.choice.disabledReason === undefined ? undefined : true}
          {...clickableOption(() => onChoose(option))}
        >
          <OptionWords option={option} query={query} />
        </div>
      ))}
    </div>
  )
}

function OptionWords({ option, query }: { option: TagOption; query: string }): ReactNode {
  const strings = useUiStrings()
  const { choice, created } = option
  const about = choice.disabledReason ?? choice.description
  return (
    <>
      <span>
        {created ? strings.createTag(choice.value) : <Marked text={choice.label ?? choice.value} part={query} />}
      </span>
      {choice.count === undefined ? null : <span className={styles.count}>{choice.count}</span>}
      {about === undefined ? null : <span className={styles.description}>{about}</span>}
    </>
  )
}

function Marked({ text, part }: { text: string; part: string }): ReactNode {
  const start = text.toLowerCase().indexOf(part.toLowerCase())
  if (part === '' || start < 0) return text
  const end = start + part.length
  return (
    <>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
