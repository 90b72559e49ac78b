'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { useFieldLabelId } from '../field/field-context.ts'
import { clickableOption } from '../listbox/clickable-option.ts'
import { useFormStrings } from '../strings/form-strings.tsx'
import { count as hintStyle, empty } from '../tag-input/tag-input.css.ts'
import type { ComboboxOption } from './combobox-options.ts'
import * as styles from './combobox.css.ts'

interface ComboboxListProps {
  id: string
  options: readonly ComboboxOption[]
  activeIndex: number
  chosen: string
  onChoose: (option: ComboboxOption) => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list below the field. It opens with the chosen option in view and scrolls along with the active one. */
export function ComboboxList({ id, options, activeIndex, chosen, onChoose }: ComboboxListProps): ReactNode {
  const strings = useFormStrings()
  const labelId = useFieldLabelId()
  const box = useRef<HTMLDivElement>(null)
  const followed = activeIndex >= 0 ? activeIndex : options.findIndex((option) => option.value === chosen)
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>(`[data-index="${followed}"]`)
    if (line && box.current) scrollIntoList(box.current, line)
  }, [followed])
  if (options.length === 0) {
    return (
      <div className={styles.list}>
        <p className={empty}>{strings.nothingFound}</p>
      </div>
    )
  }
  return (
    // Focus stays in the text field, which names the active option, so the options take no focus and no keys.
    <div
      ref={box}
      className={styles.list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select cannot be filtered by typing
      role="listbox"
      id={id}
      {...(labelId === undefined ? { 'aria-label': strings.choose } : { 'aria-labelledby': labelId })}
    >
      {grouped(options).map(({ group, members }) => (
        <Group key={group} name={group}>
          {members.map(({ option, index }) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              id={optionId(id, index)}
              data-index={index}
              {...(option.value === chosen ? { 'data-chosen': '' } : {})}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select cannot be filtered by typing
              role="option"
              className={styles.option}
              aria-selected={index === followed}
              {...clickableOption(() => onChoose(option))}
            >
              <span lang={option.lang}>{option.label}</span>
              {option.hint === undefined ? null : <span className={hintStyle}>{option.hint}</span>}
            </div>
          ))}
        </Group>
      ))}
    </div>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }): ReactNode {
  if (name === '') return children
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, not of fields
    <div role="group" aria-label={name}>
      <div className={styles.group} aria-hidden="true">
        {name}
      </div>
      {children}
    </div>
  )
}

interface OptionGroup {
  group: string
  members: { option: ComboboxOption; index: number }[]
}

/** Groups adjacent options under their headings. */
function grouped(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups: OptionGroup[] = []
  for (const [index, option] of options.entries()) {
    const { group = '' } = option
    const last = groups.at(-1)
    if (last?.group === group) last.members.push({ option, index })
    else groups.push({ group, members: [{ option, index }] })
  }
  return groups
}

/** Scrolls only the list: scrollIntoView would also move the page. */
function scrollIntoList(list: HTMLElement, line: HTMLElement): void {
  const outer = list.getBoundingClientRect()
  const inner = line.getBoundingClientRect()
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}
