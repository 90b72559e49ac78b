import type { Language } from '@quandary/i18n'
import type { AppContext } from '../../context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/i18n/translate.ts'

/** Where browsers are led whose service does not exist (wire endpoints, A12). */
export const FAILURE_PAGE = '/50x'

/** The page that tells why a login failed: refusals in words and with their machine key, everything else as a failure. A browser waits for a page. */
export function failurePage(app: AppContext, error: unknown, language: Language): string {
  if (!(error instanceof Refusal)) {
    app.log.error({ err: error }, 'a login with another service failed')
    return FAILURE_PAGE
  }
  const { reason, facts, words: told } = error.init
  const words = new URLSearchParams({
    title: translate(language, 'connector.failed') ?? '',
    msg: told?.(language) ?? translate(language, reason, facts) ?? reason,
    reason,
  })
  return `${FAILURE_PAGE}?${words.toString()}`
}
