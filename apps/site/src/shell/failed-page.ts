import { languageTag, type Language } from '@quandary/i18n'

/** The page of last resort: no script, no style, no data. */
export function failedPage(language: Language, message: string): string {
  const title = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>500</title></head><body><main><h1>500</h1><p>${title}</p></main></body></html>`
}
