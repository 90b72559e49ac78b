'use client'

import { ChevronDownIcon, DotsIcon, Menu, MenuItem } from '@quandary/ui'
import { memo, useRef, type ReactNode } from 'react'
import type { EditorHandle } from '../../editor-handle.ts'
import type { EditorStrings } from '../strings/editor-strings.ts'
import { labelText, toolGroups, type EditorTool, type FaceFeature } from '../react-feature.ts'
import * as styles from '../markdown-editor.css.ts'
import { shortcutOf } from './shortcut-text.ts'
import { ToolButton } from './tool-button.tsx'

interface FormattingToolsProps {
  /** Null until the editor has loaded. */
  editor: EditorHandle | null
  strings: EditorStrings
  mac: boolean
  features: readonly FaceFeature[]
}

/** Everything that changes the text. Does not re-render when the text changes. */
export const FormattingTools = memo(function FormattingTools(props: FormattingToolsProps): ReactNode {
  const { features, mac } = props
  return toolGroups(features).map((tools) => (
    <div key={tools[0]?.command} className={styles.toolGroup}>
      {tools.map((tool) => {
        const face = { ...props, tool, shortcut: shortcutOf(tool.command, features, mac) }
        return tool.choices ? <MenuTool key={tool.command} {...face} /> : <PlainTool key={tool.command} {...face} />
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
    // Focus first: a command that opens a dialog moves it away again.
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

function MenuTool({ editor, strings, tool, shortcut }: ToolProps): ReactNode {
  const { command, label, icon: Icon, choices = [] } = tool
  const chosen = useRef(false)
  // A menu returns focus to its button; after a choice it belongs in the text.
  const onFocus = () => {
    if (!chosen.current) return
    chosen.current = false
    editor?.focus()
  }
  const button = (
    <ToolButton
      tool={command}
      label={labelText(label, strings)}
      shortcut={shortcut}
      onFocus={onFocus}
      {...(editor === null ? { disabled: true } : {})}
    >
      <Icon />
      {/* Dots say by themselves that there is more. */}
      {Icon === DotsIcon ? null : <ChevronDownIcon size="sm" />}
    </ToolButton>
  )
  return (
    <Menu trigger={button}>
      {choices.map((choice) => (
        <MenuItem
          key={choice.command}
          {...(choice.hint === undefined ? {} : { hint: <span aria-hidden="true">{choice.hint}</span> })}
          onSelect={() => {
            chosen.current = true
            editor?.run(choice.command)
          }}
        >
          {labelText(choice.label, strings)}
        </MenuItem>
      ))}
    </Menu>
  )
}
