/**
 * Creates a `fetch` that reports upload progress, which the native `fetch` cannot do. Pass it as the option `fetch`
 * of a call. It works only in browsers, because it needs `XMLHttpRequest`.
 *
 * @param onSent called with the fraction of the body that has been sent, from 0 to 1
 */
export function fetchWithProgress(onSent: (share: number) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob()
    const { signal } = request
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      call.withCredentials = request.credentials === 'include'
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.responseType = 'blob'
      call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onSent(loaded / total)
      })
      call.addEventListener('load', () => {
        // The cast is safe: `responseType` is set to blob above.
        resolve(new Response(call.response as Blob, { status: call.status }))
      })
      call.addEventListener('error', () => reject(new TypeError('The server could not be reached')))
      call.addEventListener('abort', () => reject(signal.reason))
      signal.addEventListener('abort', () => call.abort(), { once: true })
      call.send(body)
    })
  }
}
