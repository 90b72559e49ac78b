import { editorStringsFrom, type EditorStrings } from '@quandary/editor/react'
import { createTranslate, type Catalogue, type Language } from '@quandary/i18n'
import type { messages as english } from '@quandary/i18n/catalogues/en_US/editor'
import { findOffered } from '../../shell/offered-languages.ts'

const loaded = new Map<Language, Promise<EditorStrings>>()

/**
 * Returns the editor's texts in a language. The promise is cached, because `use` needs the same one on every render.
 */
export function editorStrings(language: Language): Promise<EditorStrings> {
  const known = loaded.get(language)
  if (known) return known
  const loading = load(language)
  loaded.set(language, loading)
  loading.catch(() => loaded.delete(language))
  return loading
}

async function load(language: Language): Promise<EditorStrings> {
  const address = findOffered(language)?.texts
  const messages = (address === undefined ? undefined : await stored(address)) ?? (await builtIn(language))
  const t = createTranslate<typeof english>({ language, messages })
  return editorStringsFrom((key, values) => t(key, values))
}

async function builtIn(language: Language): Promise<Catalogue<typeof english>> {
  const { messages } =
    language === 'zh_CN'
      ? await import('@quandary/i18n/catalogues/zh_CN/editor')
      : await import('@quandary/i18n/catalogues/en_US/editor')
  return messages
}

/**
 * Loads the texts of a language from a file of the site, which the server completes with English texts. Returns
 * undefined if the file no longer exists.
 */
async function stored(address: string): Promise<Catalogue<typeof english> | undefined> {
  const answer = await fetch(address)
  if (!answer.ok) return undefined
  const { editor } = await answer.json()
  return editor
}
