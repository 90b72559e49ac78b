import type { ApiError } from '@quandary/api-client'
import { errorText } from '@quandary/web-shell'
import type { TranslateAdmin } from './language-store.ts'

/** Title, code and text of an error screen. */
export interface ErrorTexts {
  code?: string
  title: string
  text: string
}

/** Returns the texts of an error screen (`docs/spec/screens.md#error-pages`). */
export function errorTexts(error: ApiError, t: TranslateAdmin): ErrorTexts {
  switch (error.kind) {
    case 'forbidden':
      return { code: '403', title: t('error.title_403'), text: t('error.403') }
    case 'notFound':
      return { code: '404', title: t('error.title_404'), text: t('error.404') }
    case 'server':
      return { code: String(error.status), title: t('error.title_50x'), text: errorText(error, t) }
    case 'offline':
    case 'timeout':
      return { title: t('error.title_offline'), text: errorText(error, t) }
    default:
      return { title: t('error.title_failed'), text: errorText(error, t) }
  }
}
