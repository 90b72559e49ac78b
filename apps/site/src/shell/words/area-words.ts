import { createTranslate, type BuiltInLanguage, type Catalogue, type Messages, type Translate } from '@quandary/i18n'
import type { SiteContext } from '../context/site-context.ts'

/** The parts of the context that say in which language a page is, and with which texts. */
export type SpokenPage = Pick<SiteContext, 'facts' | 'stored'>

/**
 * Returns a function that gives the translate function of an area in the language of a page. It is made once per
 * language; translations are the same for all viewers, so the server may share it.
 *
 * @param builtIn the texts that the build contains, loaded with the module that imports them
 */
export function areaWords<M extends Messages>(
  area: string,
  builtIn: Readonly<Record<BuiltInLanguage, M | Catalogue<M>>>,
): (page: SpokenPage) => Translate<M> {
  const made = new WeakMap<object, Translate<M>>()
  return ({ facts: { language }, stored }) => {
    // The server completes stored texts with English ones.
    const messages = (stored?.[area] as Catalogue<M> | undefined) ?? builtIn[language === 'zh_CN' ? 'zh_CN' : 'en_US']
    const known = made.get(messages)
    if (known) return known
    const words = createTranslate<M>({ language, messages })
    made.set(messages, words)
    return words
  }
}
