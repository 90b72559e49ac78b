'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { EditorHandle, ErrorOrigin } from '../editor-handle.ts'
import type { EditorFeature } from '../feature.ts'
import type * as core from './editing.ts'

/** The core: the module `editing.ts`, loaded when the first editor is mounted. */
export type EditorCore = typeof core

interface UseEditorOptions {
  value: string
  onChange: (value: string) => void
  label: string
  placeholder: string | undefined
  styleNonce: string | undefined
  onError: ((error: unknown, origin: ErrorOrigin) => void) | undefined
  /** Returns the features of the editor. Called once, when the editor is created, with the loaded core. */
  features: (core: EditorCore) => readonly EditorFeature[]
  onPanel: (panel: string) => boolean
}

export interface EditorState {
  /** Null until the core has loaded; then it replaces the plain field. */
  editor: EditorHandle | null
  /** The element CodeMirror is put into. */
  host: RefObject<HTMLDivElement | null>
  /** The plain field used until the core has loaded. */
  plain: RefObject<HTMLTextAreaElement | null>
  onPlainChange: (value: string) => void
}

// Maximum number of values in `reported`. More would accumulate if the app never renders what was reported to it.
const MAX_UNCONFIRMED = 20

/** Mounts the core and synchronises its text with the app's value. */
export function useEditor(options: UseEditorOptions): EditorState {
  const host = useRef<HTMLDivElement>(null)
  const plain = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<EditorHandle | null>(null)
  // Values reported to the app but not yet rendered. When the app passes one of them back, the app has not changed the
  // text.
  const reported = useRef<string[]>([])
  const reportChange = useEffectEvent((value: string) => {
    reported.current = [...reported.current, value].slice(-MAX_UNCONFIRMED)
    options.onChange(value)
  })
  const report = useEffectEvent((error: unknown, origin: ErrorOrigin) => {
    if (options.onError) options.onError(error, origin)
    else reportError(error)
  })
  const make = useEffectEvent((core: EditorCore, parent: HTMLElement) =>
    core.createEditor({
      parent,
      value: plain.current?.value ?? options.value,
      label: options.label,
      features: options.features(core),
      onChange: (value) => reportChange(value),
      onError: (error, origin) => report(error, origin),
      onPanel: options.onPanel,
      ...(options.placeholder === undefined ? {} : { placeholder: options.placeholder }),
      ...(options.styleNonce === undefined ? {} : { styleNonce: options.styleNonce }),
    }),
  )
  const adoptEarlyText = useEffectEvent(() => {
    const early = plain.current?.value
    if (early !== undefined && early !== options.value) options.onChange(early)
  })
  useEffect(() => {
    let gone = false
    let made: EditorHandle | null = null
    adoptEarlyText()
    const start = async () => {
      const core = await import('./editing.ts')
      await restingField(plain.current)
      const parent = host.current
      if (gone || parent === null) return
      const caret = caretOf(plain.current)
      const now = make(core, parent)
      made = now
      flushSync(() => setEditor(now))
      if (caret === null) return
      now.apply((state) => ({ ...state, ...caret }))
      now.focus()
    }
    // If the core fails to load, the plain field and the preview still work.
    start().catch((error: unknown) => report(error, { feature: null }))
    return () => {
      gone = true
      made?.destroy()
      setEditor(null)
    }
  }, [])
  useEffect(() => {
    const echo = reported.current.indexOf(options.value)
    if (echo !== -1) {
      reported.current = reported.current.slice(echo + 1)
      return
    }
    reported.current = []
    if (editor !== null && editor.getValue() !== options.value) editor.setValue(options.value)
  }, [editor, options.value])
  return { editor, host, plain, onPlainChange: options.onChange }
}

/** Returns the selection in the plain field, or null if the focus is elsewhere. */
function caretOf(field: HTMLTextAreaElement | null): { from: number; to: number } | null {
  if (field === null || field.ownerDocument.activeElement !== field) return null
  return { from: field.selectionStart, to: field.selectionEnd }
}

const composing = new WeakSet<EventTarget>()

/** Records if an input method is composing in a field. While it is, the field must not be replaced. */
export function noteComposition(field: EventTarget, busy: boolean): void {
  if (busy) composing.add(field)
  else composing.delete(field)
}

async function restingField(field: HTMLTextAreaElement | null): Promise<void> {
  if (field === null || !composing.has(field)) return
  await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }))
}
