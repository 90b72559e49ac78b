import { HelpIcon, Kbd, Link, Popover } from '@quandary/ui'
import type { ReactNode } from 'react'
import type { EditorFeature } from '../feature.ts'
import type { EditorStrings } from './strings/editor-strings.ts'
import * as styles from './markdown-editor.css.ts'
import { shortcutOf } from './toolbar/shortcut-text.ts'
import { ToolButton } from './toolbar/tool-button.tsx'

interface HelpPanelProps {
  strings: EditorStrings
  features: readonly EditorFeature[]
  mac: boolean
  /** A page about Markdown, linked at the end. */
  href: string | undefined
}

/** The most important marks and their shortcuts. */
export function HelpPanel({ strings, features, mac, href }: HelpPanelProps): ReactNode {
  const rows = [
    { name: strings.heading, marks: '## …', command: 'heading' },
    { name: strings.bold, marks: '**…**', command: 'bold' },
    { name: strings.italic, marks: '*…*', command: 'italic' },
    { name: strings.code, marks: '`…`', command: 'code' },
    { name: strings.link, marks: '[…](https://…)', command: 'link' },
    { name: strings.image, marks: '![…](https://…)', command: 'image' },
    { name: strings.quote, marks: '> …', command: 'quote' },
    { name: strings.bulletedList, marks: '- …', command: 'bulletList' },
    { name: strings.numberedList, marks: '1. …', command: 'numberList' },
    { name: strings.rule, marks: '---', command: 'rule' },
  ].map((row) => ({ ...row, shortcut: shortcutOf(row.command, features, mac) }))
  const button = (
    <ToolButton tool="help" label={strings.help}>
      <HelpIcon />
    </ToolButton>
  )
  return (
    <Popover trigger={button} label={strings.helpTitle} align="end">
      <div className={styles.help}>
        <dl className={styles.helpList}>
          {rows.map(({ name, marks, shortcut }) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>
                <code>{marks}</code>
              </dd>
              <dd>{shortcut === undefined ? null : <Kbd>{shortcut}</Kbd>}</dd>
            </div>
          ))}
        </dl>
        <p>{strings.helpKeys}</p>
        {href === undefined ? null : (
          <p>
            <Link href={href}>{strings.helpMore}</Link>
          </p>
        )}
      </div>
    </Popover>
  )
}
