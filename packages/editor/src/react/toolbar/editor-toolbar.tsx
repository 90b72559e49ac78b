'use client'

import { ColumnsIcon, HelpIcon, PreviewIcon } from '@quandary/ui'
import { memo, type ReactNode } from 'react'
import type { EditorHandle } from '../../editor-handle.ts'
import type { EditorStrings } from '../strings/editor-strings.ts'
import { toolGroups, type FaceFeature } from '../react-feature.ts'
import { FormattingTools } from './formatting-tools.tsx'
import type { EditorCore } from '../use-editor.ts'
import * as styles from '../markdown-editor.css.ts'
import { ToolButton } from './tool-button.tsx'
import { Toolbar } from './toolbar.tsx'

interface EditorToolbarProps {
  /** Null until the editor has loaded. */
  editor: EditorHandle | null
  core: EditorCore | null
  strings: EditorStrings
  features: readonly FaceFeature[]
  /** Id of the text area. */
  controls: string
  previewOpen: boolean
  /** Undefined if there is no preview. */
  onPreviewChange: ((open: boolean) => void) | undefined
  /** True if the preview is beside the text. */
  isBeside: boolean
  /** Undefined while the preview is closed, or if there is room for only one place. */
  onPlaceChange: ((isBeside: boolean) => void) | undefined
  isHelpOpen: boolean
  onHelpChange: (isOpen: boolean) => void
}

/** All tools: those of the features, then preview and help. Does not re-render when the text changes. */
export const EditorToolbar = memo(function EditorToolbar(props: EditorToolbarProps): ReactNode {
  const { editor, core, strings, features, controls, previewOpen, onPreviewChange, isBeside, onPlaceChange } = props
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
  const place = onPlaceChange && (
    <ToolButton
      tool="preview-beside"
      label={strings.previewBeside}
      aria-pressed={isBeside}
      onClick={() => onPlaceChange(!isBeside)}
    >
      <ColumnsIcon />
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
          {place}
          <ToolButton
            tool="help"
            label={strings.help}
            aria-expanded={props.isHelpOpen}
            onClick={() => props.onHelpChange(!props.isHelpOpen)}
          >
            <HelpIcon />
          </ToolButton>
        </>
      }
    >
      <FormattingTools {...{ editor, core, strings, features }} />
    </Toolbar>
  )
})
