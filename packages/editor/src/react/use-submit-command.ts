'use client'

import { useEffect, useCallback, useRef } from 'react'
import { defineEditorFeature, type EditorFeature } from '../feature.ts'

/** Returns the feature for Ctrl+Enter. Without an `onSubmit` the key keeps its usual function. */
export function useSubmitCommand(onSubmit: (() => void) | undefined): () => EditorFeature {
  const latest = useRef(onSubmit)
  useEffect(() => {
    latest.current = onSubmit
  })
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
    [],
  )
}
