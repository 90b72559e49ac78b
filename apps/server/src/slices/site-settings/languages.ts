import type { AreaTexts } from '@quandary/i18n/check-messages'
import type { Schemas } from '@quandary/api-client'
import { messages as siteChinese } from '@quandary/i18n/catalogues/zh_CN/site'
import { messages as uiChinese } from '@quandary/i18n/catalogues/zh_CN/ui'
import type { AppContext } from '../../context.ts'
import { ENGLISH_TEXTS } from '../../platform/i18n/english-texts.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { BUILT_IN_LANGUAGES, CHINESE } from '../../platform/i18n/language.ts'

type Tree = { [key: string]: string | Tree }

/**
 * Lists the languages of the site: first the built-in ones, then those from files, each with the share of its texts
 * that is translated.
 */
export function languageOptions(ctx: AppContext): Schemas['LangOption'][] {
  return ctx.languages.offered.map(optionOf)
}

/** Lists the languages that need no file, for the installer. */
export function builtInLanguageOptions(): Schemas['LangOption'][] {
  return BUILT_IN_LANGUAGES.map(optionOf)
}

function optionOf({ code, name, progress }: Language): Schemas['LangOption'] {
  return { label: name, value: code, progress }
}

/** Lists the option to follow the site's language, and after it the languages. */
export function listLanguageOptions(ctx: AppContext): Schemas['LangOption'][] {
  return [{ label: 'Default', value: 'Default', progress: 0 }, ...languageOptions(ctx)]
}

/** Lists the language files in the data folder, each with its problems (docs/languages.md). */
export function listLanguageFiles(ctx: AppContext): Schemas['LanguageFile'][] {
  return ctx.languages.files.map(({ file, language, problems }) => ({
    file,
    problem_count: problems.length,
    problems: problems.slice(0, MAX_LISTED),
    ...(language && {
      language: language.code,
      name: language.name,
      direction: language.direction,
      progress: language.progress,
    }),
  }))
}

/** Maximum number of problems listed for one file. */
const MAX_LISTED = 200

/** Returns the interface texts of a language as a tree under `ui`. */
export function getLanguageConfig(language: Language): Record<string, unknown> {
  const tree: Tree = {}
  for (const [key, text] of Object.entries(textsIn(language))) setText(tree, key.split('.'), text)
  return { ui: tree }
}

function textsIn(language: Language): Readonly<Record<string, string>> {
  if (language === CHINESE) return { ...uiChinese, ...siteChinese }
  const areas: AreaTexts = language.stored?.areas ?? ENGLISH_TEXTS
  return { ...areas['ui'], ...areas['site'] }
}

/** Sets a dotted key in the tree; a key that is also a prefix of others stores its text under `_`. */
function setText(tree: Tree, path: readonly string[], text: string): void {
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
  setText(branch, rest, text)
}
