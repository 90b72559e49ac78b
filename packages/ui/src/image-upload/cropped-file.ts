import type { CropArea, Size } from './crop-area.ts'

/** JPEG and WebP at this quality cannot be told from the original by eye. */
const QUALITY = 0.92

/**
 * The part of an image as a file of its own, drawn by the browser. It has the type of the original where the browser
 * writes that type, else PNG.
 *
 * @param size of the result in pixels; a smaller part is not blown up
 * @throws Error when the browser cannot draw or write it
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

/** The ending follows what was written, as servers may compare the two. */
function nameFor(name: string, type: string): string {
  const ending = type === 'image/jpeg' ? 'jpg' : (type.split('/')[1] ?? 'png')
  return `${name.replace(/\.[^.]*$/, '')}.${ending}`
}
