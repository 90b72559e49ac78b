import type { PicturePlace } from '@quandary/guards'
import { pictureFault } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { FieldRefusal } from '../../platform/refusals/refusal.ts'
import { openPicture } from '../../platform/pictures/open-picture.ts'
import { readOwnPicture } from './own-picture.ts'

/**
 * Returns the rule that a picture stored on this site breaks; undefined if it breaks none. Pictures of other hosts are
 * never fetched.
 */
export async function problemOfPicture(
  ctx: AppContext,
  place: PicturePlace,
  address: string,
): Promise<Omit<FieldRefusal, 'field'> | undefined> {
  const picture = await readOwnPicture(ctx, address)
  if (!picture) return undefined
  const { bytes, mediaType } = picture
  const size = mediaType === 'image/x-icon' ? undefined : await openPicture(bytes).metadata()
  const fault = pictureFault(place, { mediaType, size })
  if (!fault) return undefined
  const { rule, ...facts } = fault
  return { message: `validation.picture_${rule}`, facts }
}
