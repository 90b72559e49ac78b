/** Width and height in pixels. */
export interface Size {
  width: number
  height: number
}

/** What of an image is shown: how near, and where. */
export interface CropView {
  /** 1 shows as much as fits, 4 a quarter of it in each direction. */
  zoom: number
  /** Which part across: 0 the left edge, 1 the right edge. */
  across: number
  /** Which part down: 0 the top, 1 the bottom. */
  down: number
}

/** A rectangle in the pixels of an image. */
export interface CropArea extends Size {
  left: number
  top: number
}

/** The view one starts with: the middle, as much as fits. */
export const middleView: CropView = { zoom: 1, across: 0.5, down: 0.5 }

/** How near one can go. */
export const MAX_ZOOM = 4

/**
 * The part of an image that a view shows.
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
 * The view after the image was dragged.
 *
 * @param by how far, in pixels of the screen
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

/** A place as a part of the room there is; without room nothing moves. */
function moved(to: number, room: number, before: number): number {
  return room < 1e-6 ? before : Math.min(1, Math.max(0, to / room))
}
