import { isStaff } from '@quandary/guards'
import { formatExactCount } from '@quandary/i18n'
import { CheckIcon, classNames, Link, Notice, PageHead, Progress } from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { registerHref } from '../../addresses.ts'
import { Page } from '../../shell/frame/page.tsx'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer, viewerFacts } from '../../shell/context/viewer.ts'
import { helpQuery } from './help-queries.ts'
import { useHelpWords } from './help-words.ts'
import { privilegeSteps, progressOf, type PrivilegeStep } from './privilege-steps.ts'
import * as styles from './help.css.ts'

/** The privileges on this site with the reputation that each requires, and the viewer's progress. */
export function PrivilegesScreen(): ReactNode {
  const { api } = useSite()
  const words = useHelpWords()
  const { data } = useSuspenseQuery(helpQuery(api))
  const steps = privilegeSteps(data.privileges)
  return (
    <Page>
      <PageHead title={words('help.privileges')} />
      <div className={styles.page}>
        <p>
          {words('help.privileges_lead')} <Link href="/help">{words('help.title')}</Link>
        </p>
        <OwnProgress steps={steps} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.reputation} step={step} />
          ))}
        </ol>
      </div>
    </Page>
  )
}

function OwnProgress({ steps }: { steps: readonly PrivilegeStep[] }): ReactNode {
  const words = useHelpWords()
  const { t, language } = useWords()
  const viewer = useViewer()
  const { allowRegistrations } = useSettings()
  if (viewer === null) {
    if (!allowRegistrations) return null
    return (
      <Notice>
        {words('help.privileges_guest')} <Link href={registerHref('/help/privileges')}>{t('auth.signup')}</Link>
      </Notice>
    )
  }
  if (isStaff(viewerFacts(viewer))) return <Notice>{words('help.privileges_staff')}</Notice>
  const progress = progressOf(steps, viewer.rank)
  return (
    <div className={styles.progress}>
      <p className={styles.you}>
        {words('help.privileges_you', { reputation: formatExactCount(viewer.rank, language) })}
      </p>
      {progress === undefined ? (
        <p>{words('help.privileges_every')}</p>
      ) : (
        <>
          <Progress label={words('help.privileges_progress')} value={progress.done} max={progress.whole} />
          <p>
            {words('help.privileges_next', {
              missing: formatExactCount(progress.missing, language),
              label: progress.step.labels.join(' · '),
            })}
          </p>
        </>
      )}
    </div>
  )
}

function Step({ step: { reputation, labels } }: { step: PrivilegeStep }): ReactNode {
  const words = useHelpWords()
  const { language } = useWords()
  const viewer = useViewer()
  const missing = viewer === null || isStaff(viewerFacts(viewer)) ? 0 : Math.max(reputation - viewer.rank, 0)
  return (
    <li className={styles.step}>
      <span className={styles.amount}>{formatExactCount(reputation, language)}</span>
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      {viewer === null ? null : (
        <span className={classNames(styles.state, missing === 0 && styles.have)}>
          {missing === 0 ? <CheckIcon label={words('help.privileges_have')} /> : null}
          {missing === 0 ? null : words('help.privileges_missing', { missing: formatExactCount(missing, language) })}
        </span>
      )}
    </li>
  )
}
