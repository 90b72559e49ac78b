import '@quandary/editor/styles.css'
import {
  editorStringsFrom,
  MarkdownEditor,
  type EditorStrings,
  type FindPeople,
  type RenderPreview,
  type StoreImage,
} from '@quandary/editor/react'
import { createTranslate, type Language } from '@quandary/i18n'
import type { messages as english } from '@quandary/i18n/catalogues/en_US/editor'
import type { ReactNode } from 'react'
import { SURFACE } from './composer.css.ts'

export interface SiteEditorProps {
  value: string
  onChange: (value: string) => void
  label: string
  onSubmit: () => void
  onUploadingChange: (uploading: boolean) => void
  renderPreview: RenderPreview
  /** Stores a pasted, dropped or selected image and returns its address. */
  uploadImage: StoreImage
  findPeople: FindPeople
  strings: EditorStrings
}

/** External Markdown guide (docs/spec/screens.md#constants). */
const MARKDOWN_HELP = 'https://commonmark.org/help/'

/** The Markdown editor of the site, loaded on demand with its texts. */
export function SiteEditor(props: SiteEditorProps): ReactNode {
  return <MarkdownEditor {...props} minHeight={SURFACE} helpHref={MARKDOWN_HELP} />
}

/** Loads the editor's texts for a language. */
export async function loadWords(language: Language): Promise<EditorStrings> {
  const { messages } =
    language === 'zh_CN'
      ? await import('@quandary/i18n/catalogues/zh_CN/editor')
      : await import('@quandary/i18n/catalogues/en_US/editor')
  const t = createTranslate<typeof english>({ language, messages })
  return editorStringsFrom((key, values) => t(key, values))
}
