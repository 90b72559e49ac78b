/**
 * A text that people read: one for all, or one per language of the site (`en_US`, `zh_CN`), English at least.
 * @example { en_US: 'Server', zh_CN: '服务器' }
 */
export type PluginText = string | ({ readonly en_US: string } & Readonly<Record<string, string>>)

/**
 * The text for a language; a language it does not have is answered in English.
 * @param language code such as `zh_CN`
 */
export function textIn(text: PluginText, language: string): string {
  if (typeof text === 'string') return text
  return (Object.hasOwn(text, language) ? text[language] : undefined) ?? text.en_US
}
