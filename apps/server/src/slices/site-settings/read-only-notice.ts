import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'

/** Says why nothing can be changed at the moment; '' unless the site is read-only. */
export function readOnlyNotice({ maintenance }: Pick<AppContext, 'maintenance'>, language: Language): string {
  const { state, isMove, note } = maintenance
  if (state !== 'read-only') return ''
  const sentence = translate(language, isMove ? 'read_only.move' : 'read_only.maintenance') ?? ''
  return [sentence, note].filter(Boolean).join(' ')
}
