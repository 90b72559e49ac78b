import type { AppContext } from '../../context.ts'
import { siteUrl } from '../site-settings/index.ts'
import type { StoredPicture } from '../uploads/index.ts'
import { readUpload, uploadPathOf } from '../uploads/index.ts'

/**
 * Reads a picture of the settings that is stored on this site; undefined for others, which the browser loads from their
 * own addresses.
 */
export async function readOwnPicture(ctx: AppContext, address: string): Promise<StoredPicture | undefined> {
  const path = address === '' ? undefined : uploadPathOf(address, await siteUrl(ctx))
  return path === undefined ? undefined : readUpload(ctx, path, undefined)
}
