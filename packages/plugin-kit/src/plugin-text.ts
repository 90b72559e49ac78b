/**
 * A text for people: the same in every language, or one per language of the site (`en_US`, `zh_CN`). English is
 * required.
 * @example { en_US: 'Server', zh_CN: '服务器' }
 */
export type PluginText = string | ({ readonly en_US: string } & Readonly<Record<string, string>>)

/**
 * Returns the text in a language, or in English if it has no text in that language.
 * @param language code such as `zh_CN`
 */
export function textIn(text: PluginText, language: string): string {
  if (typeof text === 'string') return text
  return (Object.hasOwn(text, language) ? text[language] : undefined) ?? text.en_US
}
