import { AlertIcon, InfoIcon, Link, SuccessIcon, VisuallyHidden, WarningIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import * as styles from './health-list.css.ts'
import type { HealthFact } from './health-fact.ts'

const signs = { fine: SuccessIcon, look: WarningIcon, bad: AlertIcon, plain: InfoIcon }
const judgements = { fine: 'health.fine', look: 'health.look', bad: 'health.bad' } as const

/** List of facts, each with the icon of its tone. */
export function HealthList({ facts }: { facts: readonly HealthFact[] }): ReactNode {
  const { t } = useLanguage()
  return (
    <dl className={styles.list}>
      {facts.map(({ label, text, tone, link }) => {
        const Sign = signs[tone]
        return (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>
              <Sign className={styles.tone[tone]} />
              <span>
                {tone === 'plain' ? null : <VisuallyHidden>{t(judgements[tone])} </VisuallyHidden>}
                {label}
              </span>
            </dt>
            <dd>
              {text}
              {link ? (
                <>
                  {' '}
                  <Link href={link.href}>{link.label}</Link>
                </>
              ) : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
