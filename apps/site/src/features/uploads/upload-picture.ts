import type { ApiResult, OperationBody, QuandaryClient } from '@quandary/api-client'
import { fetchWithProgress } from './fetch-with-progress.ts'

/** Slow lines need longer for a picture than for words. */
const TIMEOUT_MS = 120_000

interface UploadOptions {
  signal?: AbortSignal
  /** Told how much has been sent, from 0 to 1. */
  onSent?: (share: number) => void
}

/** Sends a picture and answers with its address on the site. */
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
