import type { TestSite } from '../../../test/harness.ts'
import { plain } from './pictures.test-data.ts'
import type { Source } from './upload.ts'
import { pathsIn } from './upload.ts'

/** A small PNG. */
export const small = (): Promise<Buffer> => plain(30, 20).png().toBuffer()

/** Uploads a file with the typed client. */
export function send(site: TestSite, token: string, source: Source, bytes: Buffer, name = 'picture.png') {
  const file = new File([new Uint8Array(bytes)], name)
  return site.api(token).call('uploadFile', { body: { source, file } })
}

/** Uploads an accepted picture and returns its path. */
export async function stored(
  site: TestSite,
  token: string,
  source: Source,
): Promise<{ address: string; path: string }> {
  const { data, error } = await send(site, token, source, await small())
  if (error) throw new Error(error.kind)
  return { address: data, path: pathsIn(data)[0] ?? '' }
}
