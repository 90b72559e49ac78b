import { Tooltip } from '@quandary/ui'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './markdown-editor.css.ts'
import { useToolTabIndex } from './toolbar.tsx'

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Names the button in the toolbar's order of focus. */
  tool: string
  /** Accessible name, and the tooltip's first word. */
  label: string
  shortcut?: string | undefined
  /** The editor is not there yet: it stays in the order of focus but does nothing. */
  waiting?: boolean
}

/** A button of the toolbar. It passes on what a menu or panel around it gives to its trigger. */
export function ToolButton(props: ToolButtonProps): ReactNode {
  const { tool, label, shortcut, waiting = false, className, onClick, children, ...attributes } = props
  const tabIndex = useToolTabIndex(tool)
  const words = shortcut === undefined ? label : `${label} (${shortcut})`
  return (
    <Tooltip text={words}>
      <button
        type="button"
        {...attributes}
        className={className ?? styles.tool}
        data-tool={tool}
        tabIndex={tabIndex}
        aria-label={label}
        {...(waiting ? { 'aria-disabled': true } : {})}
        onClick={(event) => {
          if (!waiting) onClick?.(event)
        }}
      >
        {children}
      </button>
    </Tooltip>
  )
}
