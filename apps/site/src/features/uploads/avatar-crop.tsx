import { FormStringsProvider, ImageCropDialog } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useFormWords } from '../../shell/words/form-words.ts'

/** A square, previewed as a circle. It has more than five pixels per CSS pixel of the largest avatar (96 px). */
const SHAPE = { aspect: 1, width: 512, round: true }

interface AvatarCropProps {
  file: File
  /** Called with the selected square as a new file. */
  onCropped: (file: File) => void
  onCancel: () => void
}

/** Asks for the part of an image that becomes the avatar. */
export function AvatarCrop({ file, onCropped, onCancel }: AvatarCropProps): ReactNode {
  return (
    <FormStringsProvider strings={useFormWords()}>
      <ImageCropDialog file={file} shape={SHAPE} onCropped={onCropped} onCancel={onCancel} />
    </FormStringsProvider>
  )
}
