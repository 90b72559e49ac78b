'use client'

import { useCallback, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { FieldError } from '../field/field.tsx'
import { useFormStrings } from '../strings/form-strings.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { cropArea, draggedView, MAX_ZOOM, middleView, type CropView, type Size } from './crop-area.ts'
import { croppedFile } from './cropped-file.ts'
import * as styles from './image-upload.css.ts'

/** Shape of a cropped image. */
export interface CropShape {
  /** Width divided by height. */
  aspect: number
  /** Maximum width of the result in pixels. */
  width: number
  /** Shows the window as a circle, as for avatars; the file is still a rectangle. */
  round?: boolean | undefined
}

/** Props of {@link ImageCropDialog}. */
export interface ImageCropDialogProps {
  /** The chosen file; null closes the dialog. */
  file: File | null
  /** Shape and size of the result. */
  shape: CropShape
  /** Called with the chosen part as a file; the app closes the dialog. */
  onCropped: (file: File) => void
  /** Called when the dialog is cancelled. */
  onCancel: () => void
}

/** Shows a chosen image and lets the user choose the part to use, by dragging or with sliders. */
export function ImageCropDialog({ file, ...props }: ImageCropDialogProps): ReactNode {
  return file === null ? null : <CropDialog key={`${file.name}${file.lastModified}`} file={file} {...props} />
}

function CropDialog({ file, shape, onCropped, onCancel }: ImageCropDialogProps & { file: File }): ReactNode {
  const strings = useFormStrings()
  const kit = useUiStrings()
  const [image, setImage] = useState<HTMLImageElement>()
  const [failed, setFailed] = useState(false)
  const [view, setView] = useState(middleView)
  const fail = useCallback(() => setFailed(true), [])
  const use = () => {
    if (image === undefined) return
    const target = { width: shape.width, height: shape.width / shape.aspect }
    const area = cropArea(sizeOf(image), shape.aspect, view)
    croppedFile(image, file, area, target).then(onCropped, fail)
  }
  const footer = (
    <>
      <Button onClick={onCancel}>{kit.cancel}</Button>
      <Button variant="primary" disabled={image === undefined} onClick={use}>
        {strings.cropApply}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onCancel())}
      title={strings.cropTitle}
      description={strings.cropHelp}
      footer={footer}
    >
      {failed ? (
        <FieldError>{strings.imageUnreadable}</FieldError>
      ) : (
        <>
          <CropWindow
            file={file}
            shape={shape}
            image={image}
            view={view}
            onView={setView}
            onLoaded={setImage}
            onFailure={fail}
          />
          <CropSliders view={view} onView={setView} />
        </>
      )}
    </Dialog>
  )
}

interface CropWindowProps {
  file: File
  shape: CropShape
  /** The image of the chosen file, once it is loaded. */
  image: HTMLImageElement | undefined
  view: CropView
  onView: (view: CropView) => void
  onLoaded: (image: HTMLImageElement) => void
  onFailure: () => void
}

/** Shows the chosen part of the image and lets the user drag it. The sliders are the keyboard equivalent. */
function CropWindow(props: CropWindowProps): ReactNode {
  const { file, shape, image, view, onView, onLoaded, onFailure } = props
  const size = image && sizeOf(image)
  // Uses a data URL, because a content security policy that allows `data:` images may not allow `blob:`.
  const show = useCallback(
    (shown: HTMLImageElement) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => {
        if (typeof reader.result === 'string') shown.src = reader.result
      })
      reader.addEventListener('error', onFailure)
      reader.readAsDataURL(file)
      return () => {
        reader.removeEventListener('error', onFailure)
        reader.abort()
      }
    },
    [file, onFailure],
  )
  const from = useRef<{ x: number; y: number }>(null)
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (from.current === null || size === undefined) return
    const by = { x: event.clientX - from.current.x, y: event.clientY - from.current.y }
    from.current = { x: event.clientX, y: event.clientY }
    onView(draggedView(size, shape.aspect, view, by, event.currentTarget.clientWidth))
  }
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, y: event.clientY }
  }
  const release = () => {
    from.current = null
  }
  return (
    <div
      className={shape.round === true ? `${styles.crop} ${styles.round}` : styles.crop}
      style={{ aspectRatio: shape.aspect }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img
        ref={show}
        alt=""
        draggable={false}
        className={styles.cropped}
        style={size === undefined ? { visibility: 'hidden' } : placed(size, shape.aspect, view)}
        onLoad={({ currentTarget }) => (currentTarget.naturalWidth > 0 ? onLoaded(currentTarget) : onFailure())}
        onError={onFailure}
      />
    </div>
  )
}

function sizeOf(image: HTMLImageElement): Size {
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** Returns the position of the whole image relative to the crop window. */
function placed(size: Size, aspect: number, view: CropView): Record<'width' | 'height' | 'left' | 'top', string> {
  const area = cropArea(size, aspect, view)
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  return {
    width: percent(size.width, area.width),
    height: percent(size.height, area.height),
    left: percent(-area.left, area.width),
    top: percent(-area.top, area.height),
  }
}

function CropSliders({ view, onView }: { view: CropView; onView: (view: CropView) => void }): ReactNode {
  const strings = useFormStrings()
  const sliders = [
    { part: 'zoom', label: strings.cropZoom, min: 1, max: MAX_ZOOM },
    { part: 'across', label: strings.cropAcross, min: 0, max: 1 },
    { part: 'down', label: strings.cropDown, min: 0, max: 1 },
  ] as const
  return (
    <div className={styles.sliders}>
      {sliders.map(({ part, label, min, max }) => (
        <label key={part} className={styles.slider}>
          <span>{label}</span>
          <input
            type="range"
            min={min}
            max={max}
            step={0.01}
            value={view[part]}
            onChange={(event) => onView({ ...view, [part]: event.currentTarget.valueAsNumber })}
          />
        </label>
      ))}
    </div>
  )
}
