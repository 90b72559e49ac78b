import { createTranslate, type BuiltInLanguage, type Catalogue, type Messages, type Translate } from '@quandary/i18n'
import type { SiteContext } from '../context/site-context.ts'

/** The part of the context that determines the language and texts of a page. */
export type PageLanguage = Pick<SiteContext, 'facts' | 'stored'>

/**
 * Returns a function that returns the translate function of an area in the language of a page. Translate functions are
 * memoized by language. The server may share them between viewers, because texts are the same for everyone.
 *
 * @param builtIn the texts of the built-in languages, loaded with the module that imports them
 */
export function areaWords<M extends Messages>(
  area: string,
  builtIn: Readonly<Record<BuiltInLanguage, M | Catalogue<M>>>,
): (page: PageLanguage) => Translate<M> {
  const made = new WeakMap<object, Translate<M>>()
  return ({ facts: { language }, stored }) => {
    // The server fills gaps in stored texts with the English texts, so the cast is safe.
    const messages = (stored?.[area] as Catalogue<M> | undefined) ?? builtIn[language === 'zh_CN' ? 'zh_CN' : 'en_US']
    const known = made.get(messages)
    if (known) return known
    const words = createTranslate<M>({ language, messages })
    made.set(messages, words)
    return words
  }
}
