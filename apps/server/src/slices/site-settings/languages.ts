import type { Schemas } from '@quandary/api-client'
import type { Language } from '@quandary/i18n'
import { languages } from '@quandary/i18n'
import { messages as siteEnglish } from '@quandary/i18n/catalogues/en_US/site'
import { messages as uiEnglish } from '@quandary/i18n/catalogues/en_US/ui'
import { messages as siteChinese } from '@quandary/i18n/catalogues/zh_CN/site'
import { messages as uiChinese } from '@quandary/i18n/catalogues/zh_CN/ui'

type Tree = { [key: string]: string | Tree }

const texts: Record<Language, Record<string, string>> = {
  en_US: { ...uiEnglish, ...siteEnglish },
  zh_CN: { ...uiChinese, ...siteChinese },
}

/** Lists the languages of the site; all of them are complete. */
export function languageOptions(): Schemas['LangOption'][] {
  return languages.map(({ code, label }) => ({ label, value: code, progress: 100 }))
}

/** Lists the languages after the option to follow the site's language. */
export function listLanguageOptions(): Schemas['LangOption'][] {
  return [{ label: 'Default', value: 'Default', progress: 0 }, ...languageOptions()]
}

/** Returns the interface texts of a language as a tree under `ui`. */
export function getLanguageConfig(language: Language): Record<string, unknown> {
  const tree: Tree = {}
  for (const [key, text] of Object.entries(texts[language])) plant(tree, key.split('.'), text)
  return { ui: tree }
}

/** Sets a dotted key in the tree; a key that is also a prefix of others stores its text under `_`. */
function plant(tree: Tree, path: readonly string[], text: string): void {
  const [first, ...rest] = path
  if (first === undefined) return
  const present = tree[first]
  if (rest.length === 0) {
    if (typeof present === 'object') present._ = text
    else tree[first] = text
    return
  }
  const branch: Tree = typeof present === 'object' ? present : present === undefined ? {} : { _: present }
  tree[first] = branch
  plant(branch, rest, text)
}
