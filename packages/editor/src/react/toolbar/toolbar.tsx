'use client'

import { createContext, useContext, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from '../markdown-editor.css.ts'

/** Name of the tool that Tab reaches. */
const CurrentTool = createContext('')

/** Returns the `tabIndex` of a tool: Tab reaches one tool of a toolbar, the arrows reach the others. */
export function useToolTabIndex(tool: string): 0 | -1 {
  return useContext(CurrentTool) === tool ? 0 : -1
}

interface ToolbarProps {
  label: string
  /** Id of the text area that the toolbar acts on. */
  controls: string
  /** Name of the tool that Tab reaches initially. */
  first: string
  /** Groups of tools; they scroll sideways if they do not fit. */
  children: ReactNode
  /** Tools that never scroll away. */
  end: ReactNode
}

/** A toolbar with a single Tab stop: arrows, Home and End move inside it. */
export function Toolbar({ label, controls, first, children, end }: ToolbarProps): ReactNode {
  const [current, setCurrent] = useState(first)
  const bar = useRef<HTMLDivElement>(null)
  const onFocus = (event: FocusEvent) => {
    const tool = event.target instanceof HTMLElement ? event.target.dataset['tool'] : undefined
    if (tool !== undefined) setCurrent(tool)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // React also delivers keys from a menu opened here, although it is elsewhere in the page.
    if (!(event.target instanceof HTMLElement) || !bar.current?.contains(event.target)) return
    const tools = [...bar.current.querySelectorAll<HTMLElement>('[data-tool]')]
    const isRightToLeft = getComputedStyle(bar.current).direction === 'rtl'
    const next = nextTool(event.key, tools.indexOf(event.target), tools.length, isRightToLeft)
    if (next === null) return
    event.preventDefault()
    tools[next]?.focus()
  }
  return (
    <CurrentTool value={current}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one at a time */}
      <div
        ref={bar}
        className={styles.tools}
        role="toolbar"
        aria-label={label}
        aria-controls={controls}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <div className={styles.toolsRow}>{children}</div>
        <div className={styles.toolsEnd}>{end}</div>
      </div>
    </CurrentTool>
  )
}

function nextTool(key: string, from: number, count: number, isRightToLeft: boolean): number | null {
  if (from === -1) return null
  if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return (from + 1) % count
  if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
