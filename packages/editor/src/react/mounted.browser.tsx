import '@quandary/ui/reset.css'
import '@quandary/ui/styles.css'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { MarkdownEditor, type MarkdownEditorProps } from './markdown-editor.tsx'

/** An editor on the test page that stores its own value. */
export interface Mounted {
  value: () => string
  setValue: (value: string) => void
}

type Given = Partial<Omit<MarkdownEditorProps, 'value' | 'onChange'>>

/** Mounts an editor labelled “Body” and waits for its core. It is unmounted when the test ends. */
export async function mountEditor(given: Given = {}, first = ''): Promise<Mounted> {
  const mounted = mountLoading(given, first)
  await waitForCore()
  return mounted
}

/** Like {@link mountEditor}, but returns before the core has loaded. */
export function mountLoading(given: Given = {}, first = ''): Mounted {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  let current = first
  let set: (value: string) => void = () => {}
  function Host(): ReactNode {
    const [value, setValue] = useState(first)
    current = value
    set = setValue
    return <MarkdownEditor label="Body" {...given} value={value} onChange={setValue} />
  }
  // Renders synchronously, so that a test can inspect the page before the core has loaded.
  flushSync(() => root.render(<Host />))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { value: () => current, setValue: (value) => set(value) }
}

/** Resolves once CodeMirror is in the page. */
export async function waitForCore(): Promise<void> {
  await expectElement('.cm-content')
}

async function expectElement(selector: string): Promise<void> {
  if (document.querySelector(selector)) return
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
