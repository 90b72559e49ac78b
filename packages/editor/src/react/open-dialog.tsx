import type { ReactNode } from 'react'
import type { EditorHandle } from '../editor-handle.ts'
import type { ImageRules } from '../image-rules.ts'
import { CodeDialog, LinkDialog, TableDialog } from './dialogs.tsx'
import type { EditorStrings } from './editor-strings.ts'
import { ImageDialog } from './image-dialog.tsx'
import type { Dialogs } from './use-dialogs.ts'
import type { UsedImageUpload } from './use-image-upload.ts'

interface OpenDialogProps {
  editor: EditorHandle
  strings: EditorStrings
  dialogs: Dialogs
  images: UsedImageUpload
  rules: ImageRules
}

/** The dialog that is open, if any. */
export function OpenDialog({ editor, strings, dialogs, images, rules }: OpenDialogProps): ReactNode {
  const common = { editor, strings, onClose: dialogs.close }
  if (dialogs.open === 'link') return <LinkDialog {...common} />
  if (dialogs.open === 'code') return <CodeDialog {...common} />
  if (dialogs.open === 'table') return <TableDialog {...common} />
  if (dialogs.open !== 'image') return null
  const { send } = images
  const sendFrom = send && ((file: File, description: string) => send(editor, file, description))
  return <ImageDialog {...common} rules={rules} refusalText={images.refusalText} send={sendFrom} />
}
