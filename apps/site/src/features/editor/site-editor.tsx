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
  /** Stores a picture that is pasted, dropped or chosen, and gives its address. */
  uploadImage: StoreImage
  findPeople: FindPeople
  strings: EditorStrings
}

/** Markdown explained, outside the site (product spec §9). */
const MARKDOWN_HELP = 'https://commonmark.org/help/'

/** The Markdown editor of the site. Loaded when it is needed, with its words. */
export function SiteEditor(props: SiteEditorProps): ReactNode {
  return <MarkdownEditor {...props} minHeight={SURFACE} helpHref={MARKDOWN_HELP} />
}

/** The words of the editor in a language. */
export async function loadWords(language: Language): Promise<EditorStrings> {
  const { messages } =
    language === 'zh_CN'
      ? await import('@quandary/i18n/catalogues/zh_CN/editor')
      : await import('@quandary/i18n/catalogues/en_US/editor')
  const t = createTranslate<typeof english>({ language, messages })
  return editorStringsFrom((key, values) => t(key, values))
}
