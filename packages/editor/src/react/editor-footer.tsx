import type { ReactNode } from 'react'
import { classNames } from '@quandary/ui'
import type { EditorStrings } from './strings/editor-strings.ts'
import * as styles from './markdown-editor.css.ts'

interface EditorFootProps {
  strings: EditorStrings
  /** The largest image that can be uploaded; undefined where none can. */
  maxMegabytes: number | undefined
  /** A failed upload; replaces the text about the editor itself. */
  error: string | null
  length: number
  maxLength: number | undefined
  /** The app's own content, at the end. */
  children: ReactNode
}

// Fraction of the limit from which the count is shown; earlier it would only distract.
const SHOWN_FROM = 0.9

/** The line below the text: limits first, the app's state at the end. */
export function EditorFooter({
  strings,
  maxMegabytes,
  error,
  length,
  maxLength,
  children,
}: EditorFootProps): ReactNode {
  const left = maxLength === undefined ? null : maxLength - length
  const shown = maxLength !== undefined && length >= maxLength * SHOWN_FROM
  return (
    <div className={styles.foot}>
      <span>
        <span role="alert" className={classNames(error !== null && styles.footError)}>
          {error}
        </span>
        {error === null ? <FootWords strings={strings} maxMegabytes={maxMegabytes} /> : null}
      </span>
      <span className={styles.footEnd}>
        {/* Always rendered, because screen readers ignore a live region that appears with its text. */}
        <output className={classNames(left !== null && left < 0 && styles.footError)}>
          {shown && left !== null && left >= 0 ? strings.charactersLeft(left) : null}
          {shown && left !== null && left < 0 ? strings.charactersOver(-left) : null}
        </output>
        {children}
      </span>
    </div>
  )
}

/** Nothing is dropped or pasted by a finger. */
function FootWords({ strings, maxMegabytes }: Pick<EditorFootProps, 'strings' | 'maxMegabytes'>): ReactNode {
  if (maxMegabytes === undefined) return strings.foot
  return (
    <>
      {strings.footImages(maxMegabytes)}
      <span className={styles.footDrop}>{strings.footDrop}</span>
    </>
  )
}
