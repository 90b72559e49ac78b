import { useEffect, useRef } from 'react'
import type { EditorFeature } from '../feature.ts'
import type { EditorCore } from './use-editor.ts'

/** The feature behind Ctrl+Enter. Without an `onSubmit` the key keeps its usual meaning. */
export function useSubmitCommand(onSubmit: (() => void) | undefined): (core: EditorCore) => EditorFeature {
  const latest = useRef(onSubmit)
  useEffect(() => {
    latest.current = onSubmit
  })
  return (core) =>
    core.defineEditorFeature({
      name: 'submit',
      commands: {
        submit: (state) => {
          if (latest.current === undefined) return null
          latest.current()
          return state
        },
      },
      keymap: [{ key: 'Mod-Enter', command: 'submit' }],
    })
}
