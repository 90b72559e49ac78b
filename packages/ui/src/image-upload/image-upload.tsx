'use client'

import { useId, useState, type DragEvent, type MouseEvent, type ReactNode } from 'react'
import { type RootProps } from '../class-names/root-props.ts'
import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field.tsx'
import { useFieldControl, useFieldLabelId } from '../field/field-context.ts'
import { FileButton } from '../file-button/file-button.tsx'
import { ImageIcon } from '../icon/editor-icons.tsx'
import { useFormStrings, type FormStrings } from '../strings/form-strings.tsx'
import { ImageCropDialog, type CropShape } from './image-crop-dialog.tsx'
import { imageRefusal, typeNames, WEB_IMAGE_TYPES, type ImageRules } from './image-rules.ts'
import * as styles from './image-upload.css.ts'

/** Result of an upload: the address, or an error message in the reader's language. */
export type UploadOutcome = { address: string } | { problem?: string | undefined }

/** Props of {@link ImageUpload}. */
export interface ImageUploadProps extends RootProps<'div', 'onChange' | 'children' | 'id'> {
  /** Address of the image, or '' for none. */
  value: string
  /** Called with the address of a new image, or '' when it was removed. */
  onChange: (address: string) => void
  /** Uploads the file. A rejected promise counts as a failed upload. */
  upload: (file: File) => Promise<UploadOutcome>
  /** Accepted MIME types. Default JPEG, PNG, WebP and GIF. */
  types?: readonly string[] | undefined
  /** Larger files are refused before they are sent. No limit by default. */
  maxMegabytes?: number | undefined
  /** Lets the user choose a part before the upload. Animations and drawings (GIF, SVG) are sent unchanged. */
  crop?: CropShape | undefined
  disabled?: boolean | undefined
  id?: string | undefined
}

/** A control for an image, with a preview: the user can choose or drop a file, crop it, replace it and remove it. */
export function ImageUpload(props: ImageUploadProps): ReactNode {
  const {
    value,
    onChange,
    upload: _,
    types = WEB_IMAGE_TYPES,
    maxMegabytes: __,
    crop,
    disabled = false,
    id,
    ...rest
  } = props
  const strings = useFormStrings()
  const labelId = useFieldLabelId()
  const { id: controlId, 'aria-required': ___, ...tied } = useFieldControl({ id })
  const problemId = useId()
  const wordsId = useId()
  const sending = useSending(props)
  const { problem, busy, cropping } = sending
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // This button disappears with the image, so the focus moves to the button that chooses another image.
    currentTarget.parentElement?.querySelector('button')?.focus()
    onChange('')
  }
  return (
    <div {...rest}>
      <DropArea disabled={disabled || busy} onFile={sending.take}>
        <Preview value={value} invalid={tied['aria-invalid'] === true || problem !== undefined} />
        <div className={styles.side}>
          <div className={styles.buttons}>
            <FileButton
              {...tied}
              id={controlId}
              accept={types.join(',')}
              onFile={sending.take}
              disabled={disabled}
              busy={busy}
              busyText={strings.uploading}
              {...(labelId === undefined ? {} : { 'aria-labelledby': `${labelId} ${wordsId}` })}
              {...(problem === undefined ? {} : { 'aria-describedby': problemId })}
            >
              <span id={wordsId}>
                {busy ? strings.uploading : value === '' ? strings.chooseImage : strings.replaceImage}
              </span>
            </FileButton>
            {value === '' || busy ? null : (
              <Button variant="quiet" disabled={disabled} onClick={remove}>
                {strings.removeImage}
              </Button>
            )}
          </div>
          {disabled ? null : <span className={styles.drop}>{strings.dropImage}</span>}
        </div>
      </DropArea>
      {problem === undefined ? null : (
        <div role="alert">
          <FieldError id={problemId}>{problem}</FieldError>
        </div>
      )}
      {crop === undefined || cropping === null ? null : (
        <ImageCropDialog
          file={cropping}
          shape={crop}
          onCropped={(file) => void sending.send(file)}
          onCancel={sending.cancel}
        />
      )}
    </div>
  )
}

function Preview({ value, invalid }: { value: string; invalid: boolean }): ReactNode {
  return (
    <span
      className={styles.preview}
      {...(value === '' ? {} : { 'data-filled': '' })}
      {...(invalid ? { 'data-invalid': '' } : {})}
    >
      {value === '' ? <ImageIcon size="lg" /> : <img className={styles.picture} src={value} alt="" />}
    </span>
  )
}

interface DropAreaProps {
  disabled: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** Accepts dropped files; the button inside is the keyboard equivalent. */
function DropArea({ disabled, onFile, children }: DropAreaProps): ReactNode {
  const [over, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) onFile(file)
  }
  return (
    <div
      className={styles.upload}
      {...(over && !disabled ? { 'data-over': '' } : {})}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {children}
    </div>
  )
}

/** Handles a chosen file: validate, crop, upload. */
function useSending({ upload, onChange, crop, types = WEB_IMAGE_TYPES, maxMegabytes }: ImageUploadProps) {
  const strings = useFormStrings()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [cropping, setCropping] = useState<File | null>(null)
  const rules: ImageRules = { types, maxMegabytes }
  const send = async (file: File): Promise<void> => {
    setCropping(null)
    setBusy(true)
    setProblem(undefined)
    const outcome = await upload(file).catch((): UploadOutcome => ({}))
    setBusy(false)
    if ('address' in outcome) onChange(outcome.address)
    else setProblem(outcome.problem ?? strings.imageFailed)
  }
  const take = (file: File) => {
    const refusal = imageRefusal(file, rules)
    setProblem(refusal === undefined ? undefined : explain(refusal, rules, strings))
    if (refusal !== undefined) return
    if (crop !== undefined && canCrop(file)) setCropping(file)
    else void send(file)
  }
  return { problem, busy, cropping, take, send, cancel: () => setCropping(null) }
}

function explain(refusal: 'type' | 'size', rules: ImageRules, strings: FormStrings): string {
  return refusal === 'type' ? strings.imageType(typeNames(rules.types)) : strings.imageSize(rules.maxMegabytes ?? 0)
}

/**
 * Returns true if a file can be cropped. Animations and drawings cannot: a canvas would keep only one frame of an
 * animation and rasterise a drawing.
 */
function canCrop(file: File): boolean {
  return file.type !== 'image/gif' && file.type !== 'image/svg+xml'
}
