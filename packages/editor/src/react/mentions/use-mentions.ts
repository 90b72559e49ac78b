'use client'

import { useCallback } from 'react'
import type { EditorFeature } from '../../feature.ts'
import type { FindPeople } from '../../mentions/mention-text.ts'
import type { EditorStrings } from '../strings/editor-strings.ts'
import type { EditorCore } from '../use-editor.ts'
import { useLatest } from '../use-latest.ts'

/**
 * Returns a function that creates the feature which offers people. It is called when the core has loaded, and returns
 * null if there is no search function at that time.
 */
export function useMentions(
  find: FindPeople | undefined,
  strings: EditorStrings,
): (core: EditorCore) => EditorFeature | null {
  const latest = useLatest({ find, strings })
  return useCallback(
    (core: EditorCore) => {
      const { find: first, strings: words } = latest.current
      if (first === undefined) return null
      return core.mentions({
        find: (typed, signal) => (latest.current.find ?? first)(typed, signal),
        label: words.people,
        offered: (count) => latest.current.strings.peopleOffered(count),
      })
    },
    [latest],
  )
}
