import type { CropArea, Size } from './crop-area.ts'

/** At this quality JPEG and WebP look the same as the original. */
const QUALITY = 0.92

/**
 * Renders the part of an image as a separate file. It has the type of the original if the browser can write that type,
 * otherwise PNG.
 *
 * @param size size of the result in pixels; a smaller part is not enlarged
 * @throws Error if the browser cannot render or encode it
 */
export async function croppedFile(image: HTMLImageElement, original: File, area: CropArea, size: Size): Promise<File> {
  const scale = Math.min(1, size.width / area.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('No canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.left, area.top, area.width, area.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, original.type, QUALITY))
  if (blob === null) throw new Error('The canvas was not written')
  return new File([blob], nameFor(original.name, blob.type), { type: blob.type })
}

/** Returns the name of the file with the extension of its actual type, because servers may compare the two. */
function nameFor(name: string, type: string): string {
  const ending = type === 'image/jpeg' ? 'jpg' : (type.split('/')[1] ?? 'png')
  return `${name.replace(/\.[^.]*$/, '')}.${ending}`
}
