import { createContext, useContext, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './markdown-editor.css.ts'

/** Name of the tool that Tab reaches. */
const CurrentTool = createContext('')

/** The `tabIndex` of a tool: of all tools of a toolbar one is reached by Tab, the others by the arrows. */
export function useToolTabIndex(tool: string): 0 | -1 {
  return useContext(CurrentTool) === tool ? 0 : -1
}

interface ToolbarProps {
  label: string
  /** Id of the text it acts on. */
  controls: string
  /** Name of the tool that Tab reaches in the beginning. */
  first: string
  /** Groups of tools; they scroll sideways where they do not fit. */
  children: ReactNode
  /** Tools that never scroll away. */
  end: ReactNode
}

/** A toolbar in one Tab stop: arrows, Home and End move inside it. */
export function Toolbar({ label, controls, first, children, end }: ToolbarProps): ReactNode {
  const [current, setCurrent] = useState(first)
  const bar = useRef<HTMLDivElement>(null)
  const onFocus = (event: FocusEvent) => {
    const tool = event.target instanceof HTMLElement ? event.target.dataset['tool'] : undefined
    if (tool !== undefined) setCurrent(tool)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of a menu that opened from here come through React too, though it stands elsewhere in the page.
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
