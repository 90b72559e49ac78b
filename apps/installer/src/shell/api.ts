import { createQuandaryClient, memoryTokenStore, type ApiError } from '@quandary/api-client'
import type { Words } from './language.tsx'

/** The client of the installation calls. They need no session; texts come in the language of the page. */
export const api = createQuandaryClient({
  baseUrl: '',
  tokens: memoryTokenStore(),
  language: () => document.documentElement.lang.replace('-', '_'),
})

/** The one place that turns an error of a call into a sentence for people. */
export function errorText(error: ApiError, t: Words): string {
  switch (error.kind) {
    case 'offline':
    case 'aborted':
      return t('error.offline')
    case 'timeout':
      return t('error.timeout')
    case 'server':
      return t('error.50x')
    case 'fields':
    case 'refused':
    case 'unauthorised':
    case 'forbidden':
    case 'notFound':
      return error.message
  }
}
