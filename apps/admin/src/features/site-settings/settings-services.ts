import { unwrap } from '@quandary/api-client'
import type { SuggestTags, UploadOutcome } from '@quandary/ui'
import { api } from '../../shell/api.ts'

/** Time limit of an upload: on a slow connection, images take longer than other calls. */
const UPLOAD_TIMEOUT_MS = 120_000

/** Uploads a branding image. */
export async function uploadBranding(file: File): Promise<UploadOutcome> {
  const body = { source: 'branding', file } as const
  const { data, error } = await api.call('uploadFile', { body, timeoutMs: UPLOAD_TIMEOUT_MS })
  if (!error) return { address: data }
  return { problem: error.kind === 'fields' ? error.fields[0]?.error_msg : undefined }
}

/** Finds tags by prefix. */
export const suggestTags: SuggestTags = async (tag, signal) => {
  const found = await unwrap(api.call('suggestTags', { query: { tag }, signal }))
  return found.map(({ slug_name, display_name }) => ({ value: slug_name, label: display_name }))
}
