'use client'

import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useFieldControl } from '../field/field-context.ts'
import * as styles from './code-area.css.ts'

/** Props of {@link CodeArea}. */
export interface CodeAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'ref' | 'onScroll' | 'value' | 'wrap'> {
  /** The code. */
  value: string
}

/**
 * Code to write, with the numbers of its lines. Lines are not wrapped. Tab indents; after Escape it leaves the field as
 * everywhere else, so that nobody is caught by the keyboard. Inside a {@link Field} it gets its id, description and
 * validity from there.
 */
export function CodeArea({ className, id, value, onKeyDown, ...attributes }: CodeAreaProps): ReactNode {
  const tied = useFieldControl({ id, describedBy: attributes['aria-describedby'] })
  const numbers = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.frame}>
      <textarea
        spellCheck={false}
        autoCapitalize="none"
        {...attributes}
        {...tied}
        wrap="off"
        value={value}
        className={classNames(styles.code, className)}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented) handleTab(event)
        }}
        onScroll={({ currentTarget }) => {
          if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop
        }}
      />
      <div ref={numbers} className={styles.numbers} aria-hidden="true">
        {numbersOf(value)}
      </div>
    </div>
  )
}

function numbersOf(code: string): string {
  return Array.from(code.split('\n'), (_, line) => line + 1).join('\n')
}

function handleTab(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const field = event.currentTarget
  if (event.key === 'Escape') {
    field.dataset['tabLeaves'] = ''
    field.addEventListener('blur', () => delete field.dataset['tabLeaves'], { once: true })
    return
  }
  const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
  if (event.key !== 'Tab' || hasModifier || field.readOnly || 'tabLeaves' in field.dataset) return
  event.preventDefault()
  // Unlike a new value, this can be undone with the keys of the browser.
  document.execCommand('insertText', false, '\t')
}
