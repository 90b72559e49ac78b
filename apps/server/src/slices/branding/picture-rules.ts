import type { Schemas } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { openPicture } from '../../platform/pictures/open-picture.ts'
import { readOwnPicture } from './own-picture.ts'

type Place = keyof Schemas['SiteBranding']
type Problem = Omit<FieldRefusal, 'field'>

/** A stored picture; an icon file has no size of its own. */
interface Picture {
  mediaType: string
  size: { width: number; height: number } | undefined
}

/** Height of a logo in pixels, so that it is sharp in the header on dense screens. */
const LOGO_HEIGHT = 56
/** A logo is at least so many times as wide as it is high. */
const LOGO_RATIO = 3
/** The side of the largest icon that is drawn from the square icon. */
const ICON_SIDE = 512

/** Checks a picture by the rules of its kind (docs/spec/domain.md#settings); returns the rule it breaks. */
const RULES: Record<Place, (picture: Picture) => Problem | undefined> = {
  logo: ({ size }) => problemOfHeight(size) ?? problemOfRatio(size),
  mobile_logo: ({ size }) => problemOfHeight(size),
  square_icon: ({ size }) =>
    size && Math.min(size.width, size.height) >= ICON_SIDE
      ? undefined
      : { message: 'validation.picture_side', facts: { side: ICON_SIDE } },
  favicon: ({ mediaType }) =>
    mediaType === 'image/png' || mediaType === 'image/x-icon' ? undefined : { message: 'validation.picture_png' },
}

/** Returns the rule that a picture stored on this site breaks. Pictures of other hosts are never fetched. */
export async function problemOfPicture(app: AppContext, place: Place, address: string): Promise<Problem | undefined> {
  const picture = await readOwnPicture(app, address)
  if (!picture) return undefined
  const { bytes, mediaType } = picture
  const size = mediaType === 'image/x-icon' ? undefined : await openPicture(bytes).metadata()
  return RULES[place]({ mediaType, size })
}

function problemOfHeight(size: Picture['size']): Problem | undefined {
  if (size && size.height >= LOGO_HEIGHT) return undefined
  return { message: 'validation.picture_height', facts: { height: LOGO_HEIGHT } }
}

function problemOfRatio(size: Picture['size']): Problem | undefined {
  if (size && size.width >= LOGO_RATIO * size.height) return undefined
  return { message: 'validation.picture_ratio', facts: { ratio: LOGO_RATIO } }
}
