import '@quandary/editor/styles.css'
import { editorStringsFrom, MarkdownEditor, type EditorStrings, type RenderPreview } from '@quandary/editor/react'
import { createI18n, type Language } from '@quandary/i18n'
import type { messages as english } from '@quandary/i18n/catalogues/en_US/editor'
import { use, type ReactNode } from 'react'
import { useWords } from '../../shell/site-context.ts'
import { SURFACE } from './composer.css.ts'

interface SiteEditorProps {
  value: string
  onChange: (value: string) => void
  label: string
  onSubmit: () => void
  renderPreview: RenderPreview
}

/** The Markdown editor in the language of the page. Loaded when it is needed, with its words. */
export function SiteEditor(props: SiteEditorProps): ReactNode {
  const { language } = useWords()
  const strings = use(wordsFor(language))
  return <MarkdownEditor {...props} strings={strings} minHeight={SURFACE} />
}

// Words are the same for everybody; each language is loaded once.
const loaded = new Map<Language, Promise<EditorStrings>>()

function wordsFor(language: Language): Promise<EditorStrings> {
  const known = loaded.get(language)
  if (known) return known
  const words = loadWords(language)
  loaded.set(language, words)
  return words
}

async function loadWords(language: Language): Promise<EditorStrings> {
  const { messages } =
    language === 'zh_CN'
      ? await import('@quandary/i18n/catalogues/zh_CN/editor')
      : await import('@quandary/i18n/catalogues/en_US/editor')
  const { t } = createI18n<typeof english>({ language, messages })
  return editorStringsFrom((key, values) => t(key, values))
}
