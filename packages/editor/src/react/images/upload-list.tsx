'use client'

import { Button, Progress, Spinner, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import type { RunningUpload } from '../../image-upload.ts'
import type { EditorStrings } from '../strings/editor-strings.ts'
import * as styles from '../markdown-editor.css.ts'

interface UploadListProps {
  uploads: readonly RunningUpload[]
  strings: EditorStrings
  /** Called after an upload was cancelled, so that the focus can be moved: the button that had it is gone. */
  onCancelled: () => void
}

/** The running uploads with their progress and a cancel button. */
export function UploadList({ uploads, strings, onCancelled }: UploadListProps): ReactNode {
  const words = uploads.map(({ fileName }) => strings.uploading(fileName)).join(' ')
  return (
    <>
      <output>
        <VisuallyHidden>{words}</VisuallyHidden>
      </output>
      {uploads.length === 0 ? null : <Rows {...{ uploads, strings, onCancelled }} />}
    </>
  )
}

function Rows({ uploads, strings, onCancelled }: UploadListProps): ReactNode {
  return (
    <ul className={styles.uploads} aria-label={strings.uploads}>
      {uploads.map(({ id, fileName, sent, cancel }) => (
        <li key={id} className={styles.upload}>
          <span className={styles.uploadName}>{fileName}</span>
          <span className={styles.uploadProgress}>
            {sent === null ? (
              <Spinner />
            ) : (
              <Progress label={strings.uploading(fileName)} value={Math.round(sent * 100)} />
            )}
          </span>
          <Button
            size="sm"
            variant="quiet"
            aria-label={strings.cancelUpload(fileName)}
            onClick={() => {
              cancel()
              onCancelled()
            }}
          >
            {strings.cancel}
          </Button>
        </li>
      ))}
    </ul>
  )
}
