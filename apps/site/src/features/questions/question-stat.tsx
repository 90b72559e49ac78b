import { formatCount, formatExactCount } from '@quandary/i18n'
import { classNames } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../shell/context/site-context.ts'
import * as styles from './question-list.css.ts'

interface StatProps {
  count: number
  /** The unit. Visually hidden where the list has column heads, but always read aloud. */
  unit: string
  /** True to use a less prominent color. */
  low?: boolean
}

/** A number about a question, such as its votes or answers. */
export function Stat({ count, unit, low = false }: StatProps): ReactNode {
  const { language } = useWords()
  return (
    <span
      className={classNames(styles.stat, low && styles.statLow)}
      title={`${formatExactCount(count, language)} ${unit}`}
    >
      {formatCount(count).replace('-', '−')}
      <span className={styles.unit}> {unit}</span>
    </span>
  )
}
