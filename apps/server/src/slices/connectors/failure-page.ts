import type { AppContext } from '../../context.ts'
import { Refusal } from '../../platform/refusals/refusal.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'

/** Page for browsers whose login failed. */
const FAILURE_PAGE = '/50x'

/**
 * Returns the page that explains a failed login: a refusal with its text and reason, anything else as a plain failure.
 * Browsers need a page here, not JSON.
 */
export function failurePage(app: AppContext, error: unknown, language: Language): string {
  if (!(error instanceof Refusal)) {
    app.log.error({ err: error }, 'a login with another service failed')
    return FAILURE_PAGE
  }
  const { reason, facts, text: told } = error.init
  const words = new URLSearchParams({
    title: translate(language, 'connector.failed'),
    msg: told?.(language) ?? translate(language, reason, facts),
    reason,
  })
  return `${FAILURE_PAGE}?${words.toString()}`
}
