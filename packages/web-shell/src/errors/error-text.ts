import type { ApiError } from '@quandary/api-client'

/** Returns the app's own message, for an error without a usable response from the server. */
export type TranslateError = ((key: 'error.offline' | 'error.timeout' | 'error.50x') => string) &
  ((key: 'error.request', values: { id: string }) => string)

/**
 * Returns the sentence with the request id, which identifies the request in the server's log; undefined without an id.
 */
export function requestText(error: ApiError, t: TranslateError): string | undefined {
  if (error.kind !== 'server' || error.requestId === undefined) return undefined
  return t('error.request', { id: error.requestId })
}

/** True if the site says that it is closed for a while: it is read-only or under maintenance, or its storage fails. */
export function isClosed(error: ApiError): boolean {
  return error.kind === 'server' && error.status === 503 && error.reason.startsWith('base.')
}

/**
 * Turns the error of a call into a message for people: the server's message, or the app's own if there was no response
 * or the server failed. A closed site ({@link isClosed}) sends its own message.
 */
export function errorText(error: ApiError, t: TranslateError): string {
  switch (error.kind) {
    case 'offline':
    case 'aborted':
      return t('error.offline')
    case 'timeout':
      return t('error.timeout')
    case 'server':
      if (isClosed(error)) return error.message
      return [t('error.50x'), requestText(error, t)].filter(Boolean).join(' ')
    case 'fields':
    case 'refused':
    case 'unauthorised':
    case 'forbidden':
    case 'notFound':
      return error.message
  }
}
