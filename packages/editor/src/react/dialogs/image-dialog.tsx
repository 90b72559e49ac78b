'use client'

import { Field, TextInput } from '@quandary/ui'
import { useContext, useState, type ReactNode } from 'react'
import { insertImage, URL_PREFIX } from '../../commands/links.ts'
import { IMAGE_TYPES } from '../../image-rules.ts'
import { isMissingUrl } from './dialogs.tsx'
import type { EditorPanelProps } from '../react-feature.ts'
import { InsertDialog } from './insert-dialog.tsx'
import * as styles from '../markdown-editor.css.ts'
import { ImageSendingContext } from '../images/image-sending.ts'

/** Dialog for the address of an image, or for files if they can be uploaded. */
export function ImageDialog(props: EditorPanelProps): ReactNode {
  const { editor, strings, onClose } = props
  const { rules, refusalText, send } = useContext(ImageSendingContext)
  const [url, setUrl] = useState(URL_PREFIX)
  const [description, setDescription] = useState(() => selectedText(props))
  const [files, setFiles] = useState<readonly File[]>([])
  const [urlError, setUrlError] = useState<string | undefined>()
  const fileError = files.map(refusalText).find((words) => words !== null) ?? undefined
  const onFiles = (chosen: FileList | null) => {
    setFiles([...(chosen ?? [])])
    setUrlError(undefined)
  }
  const onInsert = () => {
    if (fileError !== undefined) return false
    if (files.length === 0 && isMissingUrl(url)) {
      setUrlError(send === null ? strings.imageUrlEmpty : strings.imageEmpty)
      return false
    }
    if (files.length === 0) editor.apply(insertImage({ url, description }))
    else send?.(editor, files, description)
    onClose()
    return true
  }
  return (
    <InsertDialog title={strings.insertImage} cancelLabel={strings.cancel} onInsert={onInsert} onCancel={onClose}>
      {send === null ? null : (
        <Field label={strings.imageFile} error={fileError}>
          <TextInput
            type="file"
            className={styles.files}
            multiple
            accept={(rules.types ?? IMAGE_TYPES).join(',')}
            onChange={(event) => onFiles(event.target.files)}
          />
        </Field>
      )}
      <Field label={strings.imageUrl} required={send === null} error={urlError}>
        <TextInput
          type="url"
          value={url}
          onChange={(event) => {
            setUrl(event.target.value)
            setUrlError(undefined)
          }}
        />
      </Field>
      {/* Hidden if several files are chosen, because a description belongs to a single image. */}
      {files.length > 1 ? null : (
        <Field label={strings.imageDescription} optional help={strings.imageDescriptionHelp}>
          <TextInput value={description} onChange={(event) => setDescription(event.target.value)} />
        </Field>
      )}
    </InsertDialog>
  )
}

function selectedText({ editor }: EditorPanelProps): string {
  const { text, from, to } = editor.getState()
  return text.slice(from, to)
}
