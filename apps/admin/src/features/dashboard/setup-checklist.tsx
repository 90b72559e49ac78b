import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { ButtonLink, Meta, Section, SuccessIcon, VisuallyHidden } from '@quandary/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { siteInfoQuery } from '../../shell/session.ts'
import { legalQuery } from '../site-settings/index.ts'
import * as styles from './setup-checklist.css.ts'
import { doneSteps, setupAddress, setupSteps, type SetupStep } from './setup-steps.ts'

/** The steps that are left on a new site. They tick themselves, and the list goes away with the last one. */
export function SetupChecklist({ info }: { info: Schemas['DashboardInfo'] }): ReactNode {
  const { t } = useLanguage()
  const done = useDoneSteps(info)
  if (done === undefined) return null
  const count = setupSteps.filter((step) => done[step]).length
  if (count === setupSteps.length) return null
  return (
    <Section
      title={t('setup.title')}
      aside={<Meta>{t('setup.progress', { done: count, count: setupSteps.length })}</Meta>}
    >
      <ol className={styles.steps}>
        {setupSteps.map((step) => (
          <Step key={step} step={step} done={done[step]} />
        ))}
      </ol>
    </Section>
  )
}

function Step({ step, done }: { step: SetupStep; done: boolean }): ReactNode {
  const { t } = useLanguage()
  return (
    <li className={styles.step}>
      <span className={done ? styles.ticked : styles.open}>{done ? <SuccessIcon /> : null}</span>
      <span className={done ? styles.done : styles.words}>
        {t(`setup.${step}`)}
        {done ? <VisuallyHidden>, {t('setup.done')}</VisuallyHidden> : null}
      </span>
      <ButtonLink size="sm" variant={done ? 'quiet' : 'secondary'} href={setupAddress[step]}>
        {done ? (
          <>
            {t('setup.change')}
            <VisuallyHidden>: {t(`setup.${step}`)}</VisuallyHidden>
          </>
        ) : (
          t(`setup.${step}_act`)
        )}
      </ButtonLink>
    </li>
  )
}

function useDoneSteps(info: Schemas['DashboardInfo']): Readonly<Record<SetupStep, boolean>> | undefined {
  const { data: site } = useSuspenseQuery(siteInfoQuery(api))
  const { data: legal } = useQuery(legalQuery(api))
  const { data: tags } = useQuery(operationQuery(api, 'listTags', { query: { page: 1, page_size: 1 } }))
  if (legal === undefined || tags === undefined) return undefined
  return doneSteps({
    siteUrl: site.general.site_url,
    smtp: info.smtp,
    logo: site.branding.logo,
    terms: legal.terms_of_service_original_text,
    privacy: legal.privacy_policy_original_text,
    tagCount: tags.count,
  })
}
