import { fetchWithProgress, type ApiResult, type OperationBody, type QuandaryClient } from '@quandary/api-client'

/** Time limit of an upload, in milliseconds. On a slow connection, images take longer than other calls. */
const TIMEOUT_MS = 120_000

interface UploadOptions {
  signal?: AbortSignal
  /** Called with the fraction that has been sent, from 0 to 1. */
  onSent?: (share: number) => void
}

/** Uploads a picture and resolves to its address on the site. */
export function uploadPicture(
  api: QuandaryClient,
  picture: OperationBody<'uploadFile'>,
  { signal, onSent }: UploadOptions = {},
): Promise<ApiResult<string>> {
  return api.call('uploadFile', {
    body: picture,
    signal,
    timeoutMs: TIMEOUT_MS,
    fetch: onSent && fetchWithProgress(onSent),
  })
}
