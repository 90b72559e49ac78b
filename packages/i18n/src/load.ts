import type { messages as account } from './catalogues/en_US/account.ts'
import type { messages as admin } from './catalogues/en_US/admin.ts'
import type { messages as community } from './catalogues/en_US/community.ts'
import type { messages as editor } from './catalogues/en_US/editor.ts'
import type { messages as filters } from './catalogues/en_US/filters.ts'
import type { messages as forms } from './catalogues/en_US/forms.ts'
import type { messages as help } from './catalogues/en_US/help.ts'
import type { messages as installer } from './catalogues/en_US/installer.ts'
import type { messages as posting } from './catalogues/en_US/posting.ts'
import type { messages as server } from './catalogues/en_US/server.ts'
import type { messages as site } from './catalogues/en_US/site.ts'
import type { messages as ui } from './catalogues/en_US/ui.ts'
import type { Catalogue } from './catalogue.ts'
import type { BuiltInLanguage } from './languages.ts'

/** The English texts of every area, which define its keys and values. */
interface Areas {
  account: typeof account
  admin: typeof admin
  community: typeof community
  editor: typeof editor
  filters: typeof filters
  forms: typeof forms
  help: typeof help
  installer: typeof installer
  posting: typeof posting
  server: typeof server
  site: typeof site
  ui: typeof ui
}

/** Name of an area of texts. */
export type Area = keyof Areas

/** Type of an area's messages, taken from its English texts. Use it as the type argument of `createI18n`. */
export type AreaMessages<A extends Area> = Areas[A]

type Bundle<A extends Area> = () => Promise<{ messages: AreaMessages<A> | Catalogue<AreaMessages<A>> }>

const bundles: { readonly [A in Area]: Readonly<Record<BuiltInLanguage, Bundle<A>>> } = {
  account: {
    en_US: () => import('./catalogues/en_US/account.ts'),
    zh_CN: () => import('./catalogues/zh_CN/account.ts'),
  },
  admin: { en_US: () => import('./catalogues/en_US/admin.ts'), zh_CN: () => import('./catalogues/zh_CN/admin.ts') },
  community: {
    en_US: () => import('./catalogues/en_US/community.ts'),
    zh_CN: () => import('./catalogues/zh_CN/community.ts'),
  },
  editor: { en_US: () => import('./catalogues/en_US/editor.ts'), zh_CN: () => import('./catalogues/zh_CN/editor.ts') },
  filters: {
    en_US: () => import('./catalogues/en_US/filters.ts'),
    zh_CN: () => import('./catalogues/zh_CN/filters.ts'),
  },
  forms: { en_US: () => import('./catalogues/en_US/forms.ts'), zh_CN: () => import('./catalogues/zh_CN/forms.ts') },
  help: { en_US: () => import('./catalogues/en_US/help.ts'), zh_CN: () => import('./catalogues/zh_CN/help.ts') },
  installer: {
    en_US: () => import('./catalogues/en_US/installer.ts'),
    zh_CN: () => import('./catalogues/zh_CN/installer.ts'),
  },
  posting: {
    en_US: () => import('./catalogues/en_US/posting.ts'),
    zh_CN: () => import('./catalogues/zh_CN/posting.ts'),
  },
  server: { en_US: () => import('./catalogues/en_US/server.ts'), zh_CN: () => import('./catalogues/zh_CN/server.ts') },
  site: { en_US: () => import('./catalogues/en_US/site.ts'), zh_CN: () => import('./catalogues/zh_CN/site.ts') },
  ui: { en_US: () => import('./catalogues/en_US/ui.ts'), zh_CN: () => import('./catalogues/zh_CN/ui.ts') },
}

/**
 * Loads the texts of one area in one language. Bundlers put each catalogue into a file, so a page never loads a
 * language or an area it does not show.
 *
 * @param area one of the areas in the README
 * @param language code as in the API; only built-in languages have texts here
 */
export async function loadMessages<A extends Area>(
  area: A,
  language: BuiltInLanguage,
): Promise<AreaMessages<A> | Catalogue<AreaMessages<A>>> {
  const { messages } = await bundles[area][language]()
  return messages
}
