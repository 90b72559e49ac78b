import { useCallback, useEffect, useRef, useState } from 'react'
import { code } from '../commands/code.ts'
import type { EditorHandle } from '../editor-handle.ts'
import type { EditorCommand, EditorFeature } from '../feature.ts'
import type { EditorCore } from './use-editor.ts'

/** What a dialog asks for. */
export type DialogKind = 'link' | 'code' | 'image' | 'table'

export interface Dialogs {
  open: DialogKind | null
  /** Closes it and puts the focus back into the text. */
  close: () => void
  /** Replaces the commands that need an answer first. */
  feature: (core: EditorCore) => EditorFeature
}

/** Which dialog is open, and where the focus goes when it closes. */
export function useDialogs(): Dialogs {
  const [open, setOpen] = useState<DialogKind | null>(null)
  const from = useRef<EditorHandle | null>(null)
  useEffect(() => {
    // Only now has the dialog let go of the focus.
    if (open === null) from.current?.focus()
  }, [open])
  const close = useCallback(() => setOpen(null), [])
  const feature = useCallback((core: EditorCore) => {
    const ask =
      (kind: DialogKind): EditorCommand =>
      (state, editor) => {
        from.current = editor
        setOpen(kind)
        return state
      }
    const askForCode = ask('code')
    return core.defineEditorFeature({
      name: 'dialogs',
      commands: {
        link: ask('link'),
        image: ask('image'),
        table: ask('table'),
        code: (state, editor) => {
          const next = code(state)
          const wraps = next !== null && next.text.length > state.text.length
          return state.from === state.to && wraps ? askForCode(state, editor) : next
        },
      },
    })
  }, [])
  return { open, close, feature }
}
