import { ApiFailure, type ApiError } from '@quandary/api-client'
import '@quandary/editor/styles.css'
import {
  editorStringsFrom,
  formulas,
  ImageNotStored,
  MarkdownEditor,
  type EditorStrings,
  type FindPeople,
  type RenderPreview,
  type StoreImage,
} from '@quandary/editor/react'
import { createTranslate, type Catalogue, type Language } from '@quandary/i18n'
import type { messages as english } from '@quandary/i18n/catalogues/en_US/editor'
import { errorText, MARKDOWN_HELP } from '@quandary/web-shell'
import { useCallback, useState, type ReactNode } from 'react'
import { useWords } from '../../shell/context/site-context.ts'
import type { PageLanguage } from '../../shell/words/area-words.ts'
import { usePostingWords } from '../posts/index.ts'
import { SURFACE } from './composer.css.ts'
import { questionLinks } from './question-links.tsx'

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

/** Loads the converter on the first paste that needs it. */
const htmlToMarkdown = async (html: string) => (await import('./html-to-markdown.ts')).htmlToMarkdown(html)

/** Kinds of upload errors that are not caused by the file itself. */
const FAULTS: ReadonlySet<ApiError['kind']> = new Set(['server', 'offline', 'timeout'])

/** The Markdown editor of the site, loaded on demand with its texts. */
export function SiteEditor(props: SiteEditorProps): ReactNode {
  const words = usePostingWords()
  const { t } = useWords()
  const [features] = useState(() => [formulas, questionLinks(words('link_question.block'))])
  const { uploadImage: upload } = props
  const uploadImage: StoreImage = useCallback(
    (...given) =>
      upload(...given).catch((failure: unknown) => {
        // For refused files the editor has its own, more helpful messages.
        if (failure instanceof ApiFailure && FAULTS.has(failure.error.kind)) {
          throw new ImageNotStored(errorText(failure.error, t))
        }
        throw failure
      }),
    [upload, t],
  )
  return (
    <MarkdownEditor
      {...props}
      uploadImage={uploadImage}
      features={features}
      minHeight={SURFACE}
      helpHref={MARKDOWN_HELP}
      htmlToMarkdown={htmlToMarkdown}
    />
  )
}

/** Loads the editor's texts for the language of a page. */
export async function loadWords({ facts, stored }: PageLanguage): Promise<EditorStrings> {
  const { language } = facts
  const own = stored?.['editor']
  // The server only serves languages whose texts it has checked against the English ones, so the cast is safe.
  if (own) return stringsOf(language, own as Catalogue<typeof english>)
  const { messages } =
    language === 'zh_CN'
      ? await import('@quandary/i18n/catalogues/zh_CN/editor')
      : await import('@quandary/i18n/catalogues/en_US/editor')
  return stringsOf(language, messages)
}

function stringsOf(language: Language, messages: Catalogue<typeof english>): EditorStrings {
  const t = createTranslate<typeof english>({ language, messages })
  return editorStringsFrom((key, values) => t(key, values))
}
