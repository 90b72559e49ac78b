import { Field, TextInput } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { insertImage, URL_PREFIX } from '../commands/links.ts'
import { IMAGE_TYPES, type ImageRules } from '../image-rules.ts'
import { isMissingUrl, type EditorDialogProps } from './dialogs.tsx'
import { InsertDialog } from './insert-dialog.tsx'

interface ImageDialogProps extends EditorDialogProps {
  rules: ImageRules
  /** Why a file may not be sent, in words; null when it may. */
  refusalText: (file: File) => string | null
  /** Sends a file and puts the image into the text; null when there are no uploads. */
  send: ((file: File, description: string) => void) | null
}

/** Asks for the address of an image, or for a file where files can be uploaded. */
export function ImageDialog(props: ImageDialogProps): ReactNode {
  const { editor, strings, rules, refusalText, send, onClose } = props
  const [url, setUrl] = useState(URL_PREFIX)
  const [description, setDescription] = useState(() => selectedText(props))
  const [file, setFile] = useState<File | null>(null)
  const [urlError, setUrlError] = useState<string | undefined>()
  const [fileError, setFileError] = useState<string | undefined>()
  const onFile = (chosen: File | undefined) => {
    setFile(chosen ?? null)
    setFileError((chosen && refusalText(chosen)) ?? undefined)
    setUrlError(undefined)
  }
  const onInsert = () => {
    if (fileError !== undefined) return false
    if (file === null && isMissingUrl(url)) {
      setUrlError(send === null ? strings.imageUrlEmpty : strings.imageEmpty)
      return false
    }
    if (file === null) editor.apply(insertImage({ url, description }))
    else send?.(file, description)
    onClose()
    return true
  }
  return (
    <InsertDialog title={strings.insertImage} cancelLabel={strings.cancel} onInsert={onInsert} onCancel={onClose}>
      {send === null ? null : (
        <Field label={strings.imageFile} error={fileError}>
          <TextInput
            type="file"
            accept={(rules.types ?? IMAGE_TYPES).join(',')}
            onChange={(event) => onFile(event.target.files?.[0])}
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
      <Field label={strings.imageDescription} optional help={strings.imageDescriptionHelp}>
        <TextInput value={description} onChange={(event) => setDescription(event.target.value)} />
      </Field>
    </InsertDialog>
  )
}

function selectedText({ editor }: EditorDialogProps): string {
  const { text, from, to } = editor.getState()
  return text.slice(from, to)
}
