import type { ReactNode } from 'react'
import { classNames } from '@quandary/ui'
import type { EditorStrings } from './strings/editor-strings.ts'
import * as styles from './markdown-editor.css.ts'

interface EditorFootProps {
  strings: EditorStrings
  /** Maximum size of an uploaded image; undefined if there are no uploads. */
  maxMegabytes: number | undefined
  /** Number of images without a description. */
  undescribed: number
  /** Asks for the first missing description. */
  onDescribe: () => void
  /** Error of a failed upload; shown instead of the hint about Markdown and images. */
  error: string | null
  /** The text whose characters are counted. */
  value: string
  maxLength: number | undefined
  /** The app's own content, at the end. */
  children: ReactNode
}

// Fraction of the limit from which the count is shown. Below it, the count would only distract.
const SHOWN_FROM = 0.9

/** The line below the text: limits first, the app's state at the end. */
export function EditorFooter({
  strings,
  maxMegabytes,
  undescribed,
  onDescribe,
  error,
  value,
  maxLength,
  children,
}: EditorFootProps): ReactNode {
  const shownFrom = (maxLength ?? Infinity) * SHOWN_FROM
  // A text never has more characters than UTF-16 units, so short texts are not counted. Counting each time would slow
  // down typing in long texts.
  const length = value.length < shownFrom ? 0 : Array.from(value).length
  const left = maxLength === undefined ? null : maxLength - length
  const shown = length >= shownFrom
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
        {undescribed === 0 ? null : (
          <button type="button" className={styles.footButton} onClick={onDescribe}>
            {strings.imagesUndescribed(undescribed)}
          </button>
        )}
        {children}
      </span>
    </div>
  )
}

/**
 * The hint about Markdown and images. On touch devices the part about dropping and pasting is hidden, because files
 * cannot be dropped or pasted there.
 */
function FootWords({ strings, maxMegabytes }: Pick<EditorFootProps, 'strings' | 'maxMegabytes'>): ReactNode {
  if (maxMegabytes === undefined) return strings.foot
  return (
    <>
      {strings.footImages(maxMegabytes)}
      <span className={styles.footDrop}>{strings.footDrop}</span>
    </>
  )
}
