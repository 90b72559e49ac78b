import { Children, isValidElement, type ReactNode } from 'react'
import * as styles from './facts.css.ts'

/** Short facts about a row, with dots between them, but none at the end of a line that wraps. */
export function Facts({ children }: { children: ReactNode }): ReactNode {
  return (
    <span className={styles.facts}>
      <span className={styles.line}>
        {Children.toArray(children).map((fact, i) => (
          <span key={isValidElement(fact) ? fact.key : i} className={styles.fact}>
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}
