'use client'

import { Kbd, Link } from '@quandary/ui'
import { useRef, type ReactNode } from 'react'
import type { EditorFeature } from '../feature.ts'
import type { EditorStrings } from './strings/editor-strings.ts'
import * as styles from './markdown-editor.css.ts'
import { isMac, shortcutOf, withKeys } from './toolbar/shortcut-text.ts'
import { useEscapeWithin } from './use-escape-within.ts'

interface HelpPanelProps {
  strings: EditorStrings
  features: readonly EditorFeature[]
  /** Address of a page about Markdown, linked at the end. */
  href: string | undefined
  onClose: () => void
}

/**
 * A panel with the most important Markdown marks and shortcuts. It appears above the text, so that it can stay open
 * while the user writes.
 */
export function HelpPanel({ strings, features, href, onClose }: HelpPanelProps): ReactNode {
  const rows = [
    [strings.heading, '## …', 'heading'],
    [strings.bold, '**…**', 'bold'],
    [strings.italic, '*…*', 'italic'],
    [strings.code, '`…`', 'code'],
    [strings.link, '[…](https://…)', 'link'],
    [strings.image, '![…](https://…)', 'image'],
    [strings.quote, '> …', 'quote'],
    [strings.bulletedList, '- …', 'bulletList'],
    [strings.numberedList, '1. …', 'numberList'],
    [strings.rule, '---', 'rule'],
  ] as const
  const panel = useRef<HTMLElement>(null)
  useEscapeWithin(panel, onClose)
  return (
    <section ref={panel} className={styles.help} aria-label={strings.helpTitle}>
      <dl className={styles.helpList}>
        {rows.map(([name, marks, command]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              <code>{marks}</code>
            </dd>
            <dd>
              <Kbd>{shortcutOf(command, features, isMac())}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.helpNotes}>
        <p>{withKeys(strings.helpKeys, isMac())}</p>
        {href === undefined ? null : (
          <p>
            <Link href={href}>{strings.helpMore}</Link>
          </p>
        )}
      </div>
    </section>
  )
}
