'use client'

import { useEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { isComposing } from '../composing/composing.ts'
import { useFieldControl } from '../field/field-context.ts'
import * as styles from './code-area.css.ts'

/** Props of {@link CodeArea}. */
export interface CodeAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'ref' | 'onScroll' | 'value' | 'wrap'> {
  /** The code. */
  value: string
}

/**
 * A field for code with line numbers. Lines are not wrapped. Tab indents; after Escape, Tab moves the focus as usual,
 * so that keyboard users can leave the field. Inside a {@link Field} the code area gets its id, description and
 * validity from that field.
 */
export function CodeArea({ className, id, value, onKeyDown, ...attributes }: CodeAreaProps): ReactNode {
  const tied = useFieldControl({ id, describedBy: attributes['aria-describedby'] })
  const field = useRef<HTMLTextAreaElement>(null)
  const numbers = useRef<HTMLDivElement>(null)
  useEffect(() => endAboveScrollbar(field.current, numbers.current), [])
  return (
    <div className={styles.frame}>
      <textarea
        ref={field}
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

/** Ends the line numbers above the field's horizontal scrollbar, which appears with long lines. */
function endAboveScrollbar(field: HTMLTextAreaElement | null, numbers: HTMLDivElement | null) {
  if (field === null || numbers === null) return undefined
  const observer = new ResizeObserver(() => {
    const { borderBottomWidth } = getComputedStyle(field)
    const scrollbar = field.offsetHeight - field.clientHeight - field.clientTop - Number.parseFloat(borderBottomWidth)
    numbers.style.bottom = `${field.clientTop + 1 + scrollbar}px`
  })
  observer.observe(field)
  return () => observer.disconnect()
}

function handleTab(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (isComposing(event)) return
  const field = event.currentTarget
  if (event.key === 'Escape') {
    field.dataset['tabLeaves'] = ''
    field.addEventListener('blur', () => delete field.dataset['tabLeaves'], { once: true })
    return
  }
  const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
  if (event.key !== 'Tab' || hasModifier || field.readOnly || 'tabLeaves' in field.dataset) return
  event.preventDefault()
  // Unlike setting the value, this preserves the undo history of the browser.
  document.execCommand('insertText', false, '\t')
}
