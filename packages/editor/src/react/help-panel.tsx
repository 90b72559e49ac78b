import { HelpIcon, Link, Popover } from '@quandary/ui'
import type { ReactNode } from 'react'
import type { EditorStrings } from './editor-strings.ts'
import * as styles from './markdown-editor.css.ts'
import { ToolButton } from './tool-button.tsx'

interface HelpPanelProps {
  strings: EditorStrings
  /** A page about Markdown, linked at the end. */
  href: string | undefined
}

/** The marks one needs most, at hand beside the text. */
export function HelpPanel({ strings, href }: HelpPanelProps): ReactNode {
  const rows = [
    [strings.heading, '## …'],
    [strings.bold, '**…**'],
    [strings.italic, '*…*'],
    [strings.code, '`…`'],
    [strings.link, '[…](https://…)'],
    [strings.image, '![…](https://…)'],
    [strings.quote, '> …'],
    [strings.bulletedList, '- …'],
    [strings.numberedList, '1. …'],
    [strings.rule, '---'],
  ]
  const button = (
    <ToolButton tool="help" label={strings.help}>
      <HelpIcon />
    </ToolButton>
  )
  return (
    <Popover trigger={button} label={strings.helpTitle} align="end">
      <div className={styles.help}>
        <dl className={styles.helpList}>
          {rows.map(([name, marks]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>
                <code>{marks}</code>
              </dd>
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
