import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { codeFrame, codeHead, prose } from './prose.css.ts'

/** Props of {@link Prose}. */
export interface ProseProps extends RootProps<'div', 'dangerouslySetInnerHTML'> {
  /** Rendered Markdown. It is inserted unchanged, so it must be sanitised HTML. */
  html?: string
  children?: ReactNode
}

/**
 * Running text with the styles of rendered Markdown. Pass `html` or children. HTML runs in the direction of its first
 * letter, so that markers of lists and bars of quotes stand beside their text; pass `dir` for another direction.
 */
export function Prose({ html, children, ...rest }: ProseProps): ReactNode {
  const attributes = rootProps(rest, prose)
  if (html === undefined) return <div {...attributes}>{children}</div>
  return <div dir="auto" {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps extends RootProps<'figure', 'children'> {
  /** The code as text, which the button copies. */
  code: string
  /** Name of the language, shown above. */
  language?: string
  /** Highlighted and sanitised HTML of the code; plain text without it. */
  html?: string
  /** Accessible name of the scrolling block. */
  label: string
}

/** A block of code with its language and a copy button. */
export function CodeBlock({ code, language, html, label, ...rest }: CodeBlockProps): ReactNode {
  return (
    <figure {...rootProps(rest, codeFrame)}>
      <figcaption className={codeHead}>
        {language}
        <CopyButton text={code} />
      </figcaption>
      {/* The code scrolls sideways, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- no other element scrolls preformatted text */}
      <pre tabIndex={0} role="group" aria-label={label}>
        {html === undefined ? <code>{code}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
      </pre>
    </figure>
  )
}
