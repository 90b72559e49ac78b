import type { EditorStrings } from '@quandary/editor/react'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PageLanguage } from '../../shell/words/area-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import type { SiteEditorProps } from './site-editor.tsx'

interface LoadedEditor {
  SiteEditor: (props: SiteEditorProps) => ReactNode
  strings: EditorStrings
}

async function loadEditor(page: PageLanguage): Promise<LoadedEditor> {
  const { SiteEditor, loadWords } = await import('./site-editor.tsx')
  return { SiteEditor, strings: await loadWords(page) }
}

/**
 * Loads the editor once it is wanted. A member who is already typing in the plain field can continue in the editor: the
 * caret is transferred, and an unfinished input-method composition completes first.
 *
 * @param place the element around the field
 * @returns undefined until the editor is loaded, and permanently if loading fails
 */
export function useLoadedEditor(place: RefObject<HTMLElement | null>, wanted: boolean): LoadedEditor | undefined {
  const { facts, stored } = useSite()
  const [loaded, setLoaded] = useState<LoadedEditor>()
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const composition = watchComposition(place.current)
    const load = async () => {
      const editor = await loadEditor({ facts, stored })
      await composition.rest()
      if (gone) return
      const caret = caretIn(place.current)
      flushSync(() => setLoaded(editor))
      if (caret !== undefined) putCaret(place.current, caret)
    }
    load().catch(reportError)
    return () => {
      gone = true
      composition.end()
    }
  }, [wanted, facts, stored, place])
  return loaded
}

/** Returns the selection in the plain field, or undefined if the focus is elsewhere. */
function caretIn(place: HTMLElement | null): [from: number, to: number] | undefined {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement) || !place?.contains(field)) return undefined
  return [field.selectionStart, field.selectionEnd]
}

function putCaret(place: HTMLElement | null, caret: [from: number, to: number]): void {
  const field = place?.querySelector('textarea')
  field?.focus()
  field?.setSelectionRange(...caret)
}

/** Tracks whether an input method is composing a word. */
function watchComposition(place: HTMLElement | null) {
  let busy = false
  const begin = () => {
    busy = true
  }
  const finish = () => {
    busy = false
  }
  place?.addEventListener('compositionstart', begin)
  place?.addEventListener('compositionend', finish)
  return {
    rest: () =>
      new Promise<void>((resolve) => {
        if (!busy) resolve()
        else place?.addEventListener('compositionend', () => resolve(), { once: true })
      }),
    end: () => {
      place?.removeEventListener('compositionstart', begin)
      place?.removeEventListener('compositionend', finish)
    },
  }
}
