import { pictureFault, type PicturePlace } from '@quandary/guards'
import type { TranslateAdmin } from '../../shell/language-store.ts'

/**
 * Returns the rule that a chosen picture violates, before it is uploaded; undefined if there is none. Pictures that the
 * browser cannot decode are left to the server.
 */
export async function checkPicture(place: string, file: File, t: TranslateAdmin): Promise<string | undefined> {
  const size = await sizeOf(file)
  if (size === undefined) return undefined
  // The picture fields are named after their places (`groups/branding.ts`).
  const fault = pictureFault(place as PicturePlace, { mediaType: file.type, size })
  switch (fault?.rule) {
    case undefined:
      return undefined
    case 'height':
      return t('branding.fault_height', { ...size, least: fault.height })
    case 'ratio':
      return t('branding.fault_ratio', { ...size, ratio: fault.ratio })
    case 'side':
      return t('branding.fault_side', { ...size, side: fault.side })
    case 'png':
      return t('branding.fault_png')
  }
}

async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { width, height }
  } catch {
    return undefined
  }
}
