import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { ButtonLink, Meta, Section, VisuallyHidden } from '@quandary/ui'
import { Checklist, doneSetupSteps, setupAddresses, setupSteps, type SetupStep } from '@quandary/web-shell'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { siteInfoQuery } from '../../shell/session.ts'
import { legalQuery } from '../site-settings/index.ts'

/**
 * The remaining steps of a new site. A step is ticked when its setting is made; the list disappears after the last one.
 */
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
      <Checklist
        steps={setupSteps.map((step) => ({
          id: step,
          done: done[step],
          label: t(`setup.${step}`),
          action: <StepLink step={step} done={done[step]} />,
        }))}
      />
    </Section>
  )
}

function StepLink({ step, done }: { step: SetupStep; done: boolean }): ReactNode {
  const { t } = useLanguage()
  return (
    <ButtonLink size="sm" variant={done ? 'quiet' : 'secondary'} href={setupAddresses[step]}>
      {done ? (
        <>
          {t('setup.change')}
          <VisuallyHidden>: {t(`setup.${step}`)}</VisuallyHidden>
        </>
      ) : (
        t(`setup.${step}_act`)
      )}
    </ButtonLink>
  )
}

function useDoneSteps(info: Schemas['DashboardInfo']): Readonly<Record<SetupStep, boolean>> | undefined {
  const { data: site } = useSuspenseQuery(siteInfoQuery(api))
  const { data: legal } = useQuery(legalQuery(api))
  const { data: tags } = useQuery(operationQuery(api, 'listTags', { query: { page: 1, page_size: 1 } }))
  if (legal === undefined || tags === undefined) return undefined
  return doneSetupSteps({
    siteUrl: site.general.site_url,
    sendsMail: info.smtp === 'enabled',
    logo: site.branding.logo,
    hasTerms: legal.terms_of_service_original_text.trim() !== '',
    hasPrivacyPolicy: legal.privacy_policy_original_text.trim() !== '',
    tagCount: tags.count,
  })
}
