'use client'

import { Button, Prose } from '@quandary/ui'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import type { EditorStrings } from '../strings/editor-strings.ts'
import * as styles from '../markdown-editor.css.ts'
import {
  createPreviewScheduler,
  type PreviewScheduler,
  type PreviewState,
  type RenderPreview,
} from './preview-scheduler.ts'

interface PreviewPaneProps {
  markdown: string
  render: RenderPreview
  strings: EditorStrings
}

/** The text as readers will see it. Renders while it is mounted. */
export function PreviewPane({ markdown, render, strings }: PreviewPaneProps): ReactNode {
  const [state, setState] = useState<PreviewState>({ kind: 'empty', html: null })
  const scheduler = useRef<PreviewScheduler | null>(null)
  const headId = useId()
  const renderNow = useEffectEvent<RenderPreview>((text, signal) => render(text, signal))
  useEffect(() => {
    const own = createPreviewScheduler((text, signal) => renderNow(text, signal), setState)
    scheduler.current = own
    return () => own.stop()
  }, [])
  useEffect(() => scheduler.current?.update(markdown), [markdown])
  return (
    <section className={styles.preview} aria-labelledby={headId} aria-busy={state.kind === 'loading'}>
      <h2 className={styles.previewHead} id={headId}>
        {strings.preview}
      </h2>
      {state.html === null ? null : <Prose html={state.html} />}
      <output className={styles.previewNote}>
        {state.kind === 'empty' ? strings.previewEmpty : null}
        {state.kind === 'loading' && state.html === null ? strings.previewLoading : null}
        {state.kind === 'failed' ? (
          <>
            {strings.previewFailed}{' '}
            <Button variant="quiet" size="sm" onClick={() => scheduler.current?.retry()}>
              {strings.tryAgain}
            </Button>
          </>
        ) : null}
      </output>
    </section>
  )
}
