'use client'

import { useCallback } from 'react'
import { defineEditorFeature, type EditorFeature } from '../feature.ts'
import { useLatest } from './use-latest.ts'

/** Returns a function that creates the feature for Ctrl+Enter. Without `onSubmit` the key keeps its usual function. */
export function useSubmitCommand(onSubmit: (() => void) | undefined): () => EditorFeature {
  const latest = useLatest(onSubmit)
  return useCallback(
    () =>
      defineEditorFeature({
        name: 'submit',
        commands: {
          submit: (state) => {
            if (latest.current === undefined) return null
            latest.current()
            return state
          },
        },
        keymap: [{ key: 'Mod-Enter', command: 'submit' }],
      }),
    [latest],
  )
}
