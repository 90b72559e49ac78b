import type { ApiResult, OperationBody, QuandaryClient } from '@quandary/api-client'

/** Slow lines need longer for a picture than for words. */
const TIMEOUT_MS = 120_000

/** Sends a picture and answers with its address on the site. */
export function uploadPicture(
  api: QuandaryClient,
  picture: OperationBody<'uploadFile'>,
  signal?: AbortSignal,
): Promise<ApiResult<string>> {
  return api.call('uploadFile', { body: picture, signal, timeoutMs: TIMEOUT_MS })
}
