/** A place for a picture of the site. */
export type PicturePlace = 'logo' | 'mobile_logo' | 'square_icon' | 'favicon'

/** Facts about a picture. The size may be undefined for an icon file, which contains images of several sizes. */
export interface PictureFacts {
  mediaType: string
  /** Width and height in pixels. */
  size: { width: number; height: number } | undefined
}

/** The rule that a picture breaks, with the required minimum: pixels, or the ratio of width to height. */
export type PictureFault =
  | { rule: 'height'; height: number }
  | { rule: 'ratio'; ratio: number }
  | { rule: 'side'; side: number }
  | { rule: 'png' }

/** Minimum height of a logo in pixels, so that it is sharp in the header on dense screens. */
const LOGO_HEIGHT = 56
/** Minimum ratio of a logo's width to its height. */
const LOGO_RATIO = 3
/** Minimum width and height of the square icon in pixels: the largest icon that is generated from it. */
const ICON_SIDE = 512
const FAVICON_TYPES: readonly string[] = ['image/png', 'image/x-icon', 'image/vnd.microsoft.icon']

/** Returns the rule that a picture breaks at this place, or undefined if it breaks none. */
export function pictureFault(place: PicturePlace, { mediaType, size }: PictureFacts): PictureFault | undefined {
  switch (place) {
    case 'logo':
      return faultOfHeight(size) ?? faultOfRatio(size)
    case 'mobile_logo':
      return faultOfHeight(size)
    case 'square_icon':
      return size && Math.min(size.width, size.height) >= ICON_SIDE ? undefined : { rule: 'side', side: ICON_SIDE }
    case 'favicon':
      return FAVICON_TYPES.includes(mediaType) ? undefined : { rule: 'png' }
  }
}

function faultOfHeight(size: PictureFacts['size']): PictureFault | undefined {
  return size && size.height >= LOGO_HEIGHT ? undefined : { rule: 'height', height: LOGO_HEIGHT }
}

function faultOfRatio(size: PictureFacts['size']): PictureFault | undefined {
  return size && size.width >= LOGO_RATIO * size.height ? undefined : { rule: 'ratio', ratio: LOGO_RATIO }
}
