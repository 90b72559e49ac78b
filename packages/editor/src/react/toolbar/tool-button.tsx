'use client'

import { Tooltip } from '@quandary/ui'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from '../markdown-editor.css.ts'
import { useToolTabIndex } from './toolbar.tsx'

interface ToolButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Identifies the button in the toolbar's focus order. */
  tool: string
  /** Accessible name, and the first word of the tooltip. */
  label: string
  shortcut?: string | undefined
  /** True until the editor has loaded: the button is focusable but does nothing. */
  waiting?: boolean
}

/** A button of the toolbar. Forwards the props that a menu or panel gives its trigger. */
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
