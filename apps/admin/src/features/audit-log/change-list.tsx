import { VisuallyHidden } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import * as styles from './change-list.css.ts'

/** A changed field as text: its title and its values. */
export interface ChangeWords {
  title: string
  before: string
  after: string
}

/** Lists changed fields with their values before and after the change. */
export function ChangeList({ changes }: { changes: readonly ChangeWords[] }): ReactNode {
  const { t } = useLanguage()
  return (
    <dl className={styles.changes}>
      {changes.map(({ title, before, after }) => (
        <div key={title}>
          <dt className={styles.title}>{title}</dt>
          <dd className={`${before}${after}`.includes('\n') ? `${styles.values} ${styles.stacked}` : styles.values}>
            <Value label={t('audit.before')} text={before} empty={t('audit.empty')} />
            <span className={styles.after}>
              <span aria-hidden="true">→</span>
              <Value label={t('audit.after')} text={after} empty={t('audit.empty')} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ label, text, empty }: { label: string; text: string; empty: string }): ReactNode {
  return (
    <>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {text === '' ? <span className={styles.none}>{empty}</span> : <span className={styles.value}>{text}</span>}
    </>
  )
}
