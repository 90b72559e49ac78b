import { CheckIcon, classNames, useUiStrings, VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import * as styles from './checklist.css.ts'

/** A step of {@link Checklist}. */
interface ChecklistStep {
  /** Unique in the list. */
  id: string
  done: boolean
  /** The task: a sentence, or links to the place where it is done. */
  label: ReactNode
  /** The purpose, or the time it takes; shown below the label. */
  about?: ReactNode
  /** A button at the end of the row. */
  action?: ReactNode
}

/**
 * A list of steps that can be done in any order, such as those of a new member or a new site. Steps that are done have
 * a tick, which users cannot set themselves.
 */
export function Checklist({ steps }: { steps: readonly ChecklistStep[] }): ReactNode {
  const strings = useUiStrings()
  return (
    <ul className={styles.steps}>
      {steps.map(({ id, done, label, about, action }) => (
        <li key={id} className={classNames(styles.step, done && styles.stepDone)}>
          <span className={styles.mark}>{done ? <CheckIcon size="sm" /> : null}</span>
          <div className={styles.words}>
            <span className={styles.label}>
              {label}
              {done ? <VisuallyHidden>, {strings.stepDone}</VisuallyHidden> : null}
            </span>
            {about === undefined ? null : <p className={styles.about}>{about}</p>}
          </div>
          {action === undefined ? null : <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ul>
  )
}
