'use client'

import { Menu, MenuItem } from '@quandary/ui'
import { useRef, type ReactNode } from 'react'
import type { EditorHandle } from '../../editor-handle.ts'
import type { EditorStrings } from '../strings/editor-strings.ts'
import { labelText, type EditorTool } from '../react-feature.ts'
import { MenuSigns } from './menu-signs.tsx'
import { ToolButton } from './tool-button.tsx'

interface MenuToolProps {
  editor: EditorHandle
  strings: EditorStrings
  tool: EditorTool
  shortcut: string | undefined
}

/** A button that opens a menu of commands. */
export function MenuTool({ editor, strings, tool, shortcut }: MenuToolProps): ReactNode {
  const { command, label, icon, choices = [] } = tool
  const chosen = useRef(false)
  // A menu returns the focus to its button, but after a choice the focus belongs in the text.
  const onFocus = () => {
    if (!chosen.current) return
    chosen.current = false
    editor.focus()
  }
  const button = (
    <ToolButton tool={command} label={labelText(label, strings)} shortcut={shortcut} onFocus={onFocus}>
      <MenuSigns icon={icon} />
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
            editor.run(choice.command)
          }}
        >
          {labelText(choice.label, strings)}
        </MenuItem>
      ))}
    </Menu>
  )
}
