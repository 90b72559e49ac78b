import '@quandary/editor/styles.css'
import { unwrap } from '@quandary/api-client'
import { MarkdownEditor } from '@quandary/editor/react'
import type { MarkdownControlProps } from '@quandary/ui'
import { MARKDOWN_HELP } from '@quandary/web-shell'
import { use, useRef, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { editorStrings } from './editor-strings.ts'

/** Line height of the editor, slightly more than that of a plain field. */
const LINE = '1.375rem'

const renderPreview = (content: string, signal: AbortSignal) =>
  unwrap(api.call('renderSiteText', { body: { content }, signal }))

/** The editor for a setting in Markdown. Ctrl+Enter saves the form. */
export function MarkdownControl({ rows, placeholder, maxLength, ...props }: MarkdownControlProps): ReactNode {
  const strings = use(editorStrings(useLanguage().language))
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      <MarkdownEditor
        {...props}
        {...(placeholder !== undefined && { placeholder })}
        {...(maxLength !== undefined && { maxLength })}
        strings={strings}
        minHeight={`calc(${LINE} * ${rows})`}
        renderPreview={renderPreview}
        helpHref={MARKDOWN_HELP}
        onSubmit={() => place.current?.closest('form')?.requestSubmit()}
      />
    </div>
  )
}
