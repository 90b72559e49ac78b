/** Width and height in pixels. */
export interface Size {
  width: number
  height: number
}

/** Visible part of an image: zoom and position. */
export interface CropView {
  /** 1 shows as much of the image as fits, 4 a quarter of that in each direction. */
  zoom: number
  /** Horizontal position: 0 is the left edge, 1 the right edge. */
  across: number
  /** Vertical position: 0 is the top, 1 the bottom. */
  down: number
}

/** A rectangle in the pixels of an image. */
export interface CropArea extends Size {
  left: number
  top: number
}

/** The initial view: centred, and showing as much of the image as fits. */
export const middleView: CropView = { zoom: 1, across: 0.5, down: 0.5 }

/** Maximum zoom. */
export const MAX_ZOOM = 4

/**
 * Returns the part of an image that a view shows.
 *
 * @param image size of the whole image
 * @param aspect width of the part divided by its height
 */
export function cropArea(image: Size, aspect: number, view: CropView): CropArea {
  const fits = Math.min(image.width, image.height * aspect) / view.zoom
  const width = fits
  const height = fits / aspect
  return { width, height, left: (image.width - width) * view.across, top: (image.height - height) * view.down }
}

/**
 * Returns the view after dragging the image.
 *
 * @param by distance in screen pixels
 * @param shown width of the crop window on the screen
 */
export function draggedView(
  image: Size,
  aspect: number,
  view: CropView,
  by: { x: number; y: number },
  shown: number,
): CropView {
  const area = cropArea(image, aspect, view)
  const scale = area.width / shown
  return {
    zoom: view.zoom,
    across: moved(area.left - by.x * scale, image.width - area.width, view.across),
    down: moved(area.top - by.y * scale, image.height - area.height, view.down),
  }
}

/** Converts an offset to a fraction of the available room. Without room the position stays the same. */
function moved(to: number, room: number, before: number): number {
  return room < 1e-6 ? before : Math.min(1, Math.max(0, to / room))
}
