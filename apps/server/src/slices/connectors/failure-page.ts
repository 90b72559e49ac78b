import { join } from 'node:path'
import type { AppContext } from '../../context.ts'
import { TextSigner } from '../../platform/crypto/signed-text.ts'
import { Refusal } from '../../platform/refusals/refusal.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'

/** Page for browsers whose login failed. */
export const FAILURE_PAGE = '/50x'

const signerOfSite = defineSingleton<TextSigner>('connectors.failure-signer')

/**
 * Returns the path of the page that explains a failed login: with the text and the reason of a refusal, without them
 * for any other error. Browsers need a page here, not JSON.
 */
export function failurePage(ctx: AppContext, error: unknown, language: Language): string {
  if (!(error instanceof Refusal)) {
    ctx.log.error({ err: error }, 'a login with another service failed')
    return FAILURE_PAGE
  }
  const { reason, facts, text } = error.init
  const words = new URLSearchParams({
    title: translate(language, 'connector.failed'),
    msg: text?.(language) ?? translate(language, reason, facts),
    reason,
  })
  words.set('proof', signerOf(ctx).sign(words.toString()))
  return `${FAILURE_PAGE}?${words.toString()}`
}

/**
 * True if this site signed the texts in the query of a failure page, or if there are none. Otherwise anybody could
 * write a link that makes the site show their text.
 */
export function isOwnFailure(ctx: AppContext, query: URLSearchParams): boolean {
  const words = new URLSearchParams(['title', 'msg', 'reason'].map((name) => [name, query.get(name) ?? '']))
  if ([...words.values()].every((text) => text === '')) return true
  // If a parameter occurred twice, the page might read another value than the signed one.
  const isClear = [...words.keys(), 'proof'].every((name) => query.getAll(name).length === 1)
  return isClear && signerOf(ctx).isSigned(words.toString(), query.get('proof') ?? '')
}

function signerOf(ctx: AppContext): TextSigner {
  return ctx.singletons.get(signerOfSite, () => new TextSigner(join(ctx.config.dataDir, 'failures.key')))
}
