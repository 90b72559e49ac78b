'use client'

import { Button, Prose } from '@quandary/ui'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { EditorHandle } from '../../editor-handle.ts'
import type { EditorStrings } from '../strings/editor-strings.ts'
import * as styles from '../markdown-editor.css.ts'
import type { EditorCore } from '../use-editor.ts'
import {
  createPreviewScheduler,
  type PreviewScheduler,
  type PreviewState,
  type RenderPreview,
} from './preview-scheduler.ts'

interface PreviewPaneProps {
  /** True if the preview is beside the text. It then has its own scrollbar and scrolls along with the text. */
  isBeside: boolean
  /** The editor; null until the core has loaded. */
  editor: EditorHandle | null
  core: EditorCore | null
  text: RefObject<HTMLElement | null>
  markdown: string
  render: RenderPreview
  strings: EditorStrings
}

/**
 * The preview: the text as readers will see it. The text is rendered again after every change while this component is
 * mounted.
 */
export function PreviewPane({ markdown, render, strings, isBeside, core, editor, text }: PreviewPaneProps): ReactNode {
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
  const pane = useRef<HTMLElement>(null)
  useScrollTogether({ isBeside, core, editor, text, pane })
  return (
    <section
      ref={pane}
      className={styles.preview}
      aria-labelledby={headId}
      aria-busy={state.kind === 'loading'}
      // A scrolling element must be reachable by keys.
      {...(isBeside ? { tabIndex: 0 } : {})}
    >
      <h2 className={styles.previewHead} id={headId}>
        {strings.preview}
      </h2>
      {state.html === null ? null : <Prose html={state.html} data-blocks="" />}
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

interface ScrollingPanes extends Pick<PreviewPaneProps, 'isBeside' | 'core' | 'editor' | 'text'> {
  pane: RefObject<HTMLElement | null>
}

/** Scrolls text and preview together while they are beside each other. */
function useScrollTogether({ isBeside, core, editor, text, pane }: ScrollingPanes): void {
  useEffect(() => {
    const [textPane, preview] = [text.current, pane.current]
    if (!isBeside || core === null || editor === null || textPane === null || preview === null) return
    const blocks = () => preview.querySelector('[data-blocks]')
    return core.scrollTogether({ editor, text: textPane, preview, blocks })
  }, [isBeside, core, editor, text, pane])
}
