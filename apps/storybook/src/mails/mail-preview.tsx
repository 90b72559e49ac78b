import { Stack } from '@quandary/ui'
import { languageTag, type BuiltInLanguage } from '@quandary/i18n'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { sampleMail } from './sample-mails.ts'

export interface LetterPreviewProps {
  template: string
  language: BuiltInLanguage
  /** Colour scheme of the mail program. */
  scheme: 'light' | 'dark'
  /** Width of the mail program in pixels. */
  width: number
  part: 'html' | 'text'
}

/** A mail as its reader sees it: the subject and one of its two parts. */
export function MailPreview({ template, language, scheme, width, part }: LetterPreviewProps): ReactNode {
  const { subject, text, html } = sampleMail(template, language)
  return (
    <section aria-label={template} lang={languageTag(language)}>
      <Stack gap={2}>
        <h2 style={{ fontSize: '1rem' }}>{subject}</h2>
        {part === 'html' ? (
          <HtmlPart key={`${template} ${language} ${scheme} ${width}`} {...{ subject, html, scheme, width }} />
        ) : (
          <pre style={{ maxWidth: width, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
        )}
      </Stack>
    </section>
  )
}

/** Resolves the media query of the mail's style sheet to the given scheme, whatever this browser prefers. */
function inScheme(html: string, scheme: 'light' | 'dark'): string {
  return html.replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
}

/** The HTML part of a mail, in a frame as tall as the mail. No script runs in the frame. */
function HtmlPart(props: { subject: string; html: string; scheme: 'light' | 'dark'; width: number }): ReactNode {
  const { subject, html, scheme, width } = props
  const [height, setHeight] = useState(320)
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument?.documentElement
    if (page) setHeight(page.scrollHeight)
  }
  return (
    <iframe
      title={subject}
      srcDoc={inScheme(html, scheme)}
      sandbox="allow-same-origin"
      onLoad={measure}
      style={{ width, maxWidth: '100%', height, border: '1px solid', colorScheme: scheme }}
    />
  )
}
