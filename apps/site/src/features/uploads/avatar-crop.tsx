import { FormStringsProvider, ImageCropDialog } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useFormWords } from '../../shell/form-words.ts'

/** A square, sharp at the largest avatar of the site on a screen with five pixels for one; shown in its circle. */
const SHAPE = { aspect: 1, width: 512, round: true }

interface AvatarCropProps {
  file: File
  /** Told the square part that was chosen, as a file of its own. */
  onCropped: (file: File) => void
  onCancel: () => void
}

/** Asks which part of a chosen picture becomes the avatar. */
export function AvatarCrop({ file, onCropped, onCancel }: AvatarCropProps): ReactNode {
  return (
    <FormStringsProvider strings={useFormWords()}>
      <ImageCropDialog file={file} shape={SHAPE} onCropped={onCropped} onCancel={onCancel} />
    </FormStringsProvider>
  )
}
