'use client'

import { PreviewIcon } from '@quandary/ui'
import { memo, useSyncExternalStore, type ReactNode } from 'react'
import type { EditorHandle } from '../../editor-handle.ts'
import type { EditorStrings } from '../strings/editor-strings.ts'
import { toolGroups, type FaceFeature } from '../react-feature.ts'
import { FormattingTools } from './formatting-tools.tsx'
import { HelpPanel } from '../help-panel.tsx'
import * as styles from '../markdown-editor.css.ts'
import { isMac } from './shortcut-text.ts'
import { ToolButton } from './tool-button.tsx'
import { Toolbar } from './toolbar.tsx'

interface EditorToolbarProps {
  /** Null until the editor has loaded. */
  editor: EditorHandle | null
  strings: EditorStrings
  features: readonly FaceFeature[]
  /** Id of the text area. */
  controls: string
  previewOpen: boolean
  /** Undefined if there is no preview. */
  onPreviewChange: ((open: boolean) => void) | undefined
  helpHref: string | undefined
}

/** All tools: those of the features, then preview and help. Does not re-render when the text changes. */
export const EditorToolbar = memo(function EditorToolbar(props: EditorToolbarProps): ReactNode {
  const { editor, strings, features, controls, previewOpen, onPreviewChange, helpHref } = props
  const mac = useSyncExternalStore(neverChanges, isMac, () => false)
  const preview = onPreviewChange && (
    <ToolButton
      tool="preview"
      label={strings.preview}
      className={styles.previewTool}
      aria-pressed={previewOpen}
      onClick={() => onPreviewChange(!previewOpen)}
    >
      <PreviewIcon />
      <span className={styles.previewWord}>{strings.preview}</span>
    </ToolButton>
  )
  return (
    <Toolbar
      label={strings.toolbar}
      controls={controls}
      first={toolGroups(features)[0]?.[0]?.command ?? 'help'}
      end={
        <>
          {preview}
          <HelpPanel {...{ strings, features, mac }} href={helpHref} />
        </>
      }
    >
      <FormattingTools {...{ editor, strings, mac, features }} />
    </Toolbar>
  )
})

const neverChanges = () => () => {}
