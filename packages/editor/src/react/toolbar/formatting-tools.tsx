'use client'

import { memo, type ReactNode } from 'react'
import type { EditorHandle } from '../../editor-handle.ts'
import type { EditorStrings } from '../strings/editor-strings.ts'
import { labelText, toolGroups, type EditorTool, type FaceFeature } from '../react-feature.ts'
import * as styles from '../markdown-editor.css.ts'
import { isMac, shortcutOf } from './shortcut-text.ts'
import type { EditorCore } from '../use-editor.ts'
import { MenuSigns } from './menu-signs.tsx'
import { ToolButton } from './tool-button.tsx'

interface FormattingToolsProps {
  /** Null until the editor has loaded. */
  editor: EditorHandle | null
  core: EditorCore | null
  strings: EditorStrings
  features: readonly FaceFeature[]
}

/** The tools that change the text, in groups. Does not re-render when the text changes. */
export const FormattingTools = memo(function FormattingTools(props: FormattingToolsProps): ReactNode {
  const { features, core, editor } = props
  // Shortcuts are shown only once the core has loaded. A server renders none, because it does not know the device.
  const isOnMac = core !== null && isMac()
  return toolGroups(features).map((tools) => (
    <div key={tools[0]?.command} className={styles.toolGroup}>
      {tools.map((tool) => {
        const toolProps = { ...props, tool, shortcut: shortcutOf(tool.command, features, isOnMac) }
        if (tool.choices === undefined) return <PlainTool key={tool.command} {...toolProps} />
        if (core === null || editor === null) return <WaitingTool key={tool.command} {...toolProps} />
        return <core.MenuTool key={tool.command} {...toolProps} editor={editor} />
      })}
    </div>
  ))
})

interface ToolProps extends FormattingToolsProps {
  tool: EditorTool
  shortcut: string | undefined
}

function PlainTool({ editor, strings, tool, shortcut }: ToolProps): ReactNode {
  const { command, label, icon: Icon } = tool
  const run = () => {
    // Focuses the text first: if the command opens a dialog, the dialog takes the focus afterwards.
    editor?.focus()
    editor?.run(command)
  }
  return (
    <ToolButton
      tool={command}
      label={labelText(label, strings)}
      shortcut={shortcut}
      waiting={editor === null}
      // Leaves the focus in the text and the keyboard of a phone open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <Icon />
    </ToolButton>
  )
}

/** The button of a menu, until the menu has loaded with the core. */
function WaitingTool({ strings, tool }: ToolProps): ReactNode {
  const { command, label, icon } = tool
  return (
    <ToolButton ref={passFocusOn} tool={command} label={labelText(label, strings)} waiting>
      <MenuSigns icon={icon} />
    </ToolButton>
  )
}

/** Passes the focus of a button that disappears to the button that replaces it. */
function passFocusOn(button: HTMLButtonElement): () => void {
  return () => {
    const bar = button.closest('[role=toolbar]')
    if (document.activeElement !== button) return
    queueMicrotask(() => bar?.querySelector<HTMLElement>(`[data-tool="${button.dataset['tool']}"]`)?.focus())
  }
}
