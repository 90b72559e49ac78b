import { Button, FieldStack, Notice } from '@quandary/ui'
import { errorText, useForm } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { emptySiteDraft, siteBody, validateSite, type SiteDraft } from './site-draft.ts'
import { AdministratorFields, SiteFields } from './site-fields.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepHead } from './step-head.tsx'
import type { InstalledSite } from './wizard.ts'

interface SiteStepProps {
  resumed: boolean
  onInstalled: (site: InstalledSite) => void
  /** Called if somebody else has finished the installation in the meantime. */
  onAlreadyInstalled: () => void
}

/** Step 4: the site and its administrator, in one call. */
export function SiteStep({ resumed, onInstalled, onAlreadyInstalled }: SiteStepProps): ReactNode {
  const { t, language } = useLanguage()
  const form = useForm<SiteDraft>({
    initial: emptySiteDraft(location.origin),
    validate: (draft) => validateSite(draft, t),
    submit: async (draft) => {
      const body = siteBody(draft, language)
      // Creating the tables on a slow disk or in a remote database takes longer than most calls.
      const { error } = await api.call('installSite', { body, timeoutMs: 120_000 })
      if (error?.kind === 'forbidden') onAlreadyInstalled()
      else if (error) return error
      else onInstalled({ name: body.site_name, url: body.site_url, email: body.email })
      return undefined
    },
  })
  const { failure, busy } = form
  return (
    <>
      <StepHead step="site" title={t('site.title')}>
        {t('site.lead')}
      </StepHead>
      <form onSubmit={form.onSubmit} noValidate>
        <FieldStack>
          {resumed ? (
            <Notice tone="info" title={t('site.resumed')}>
              {t('site.resumed_more')}
            </Notice>
          ) : null}
          <SiteFields form={form} />
          <AdministratorFields form={form} />
          {failure ? <FailureNotice title={t('error.not_done')}>{errorText(failure, t)}</FailureNotice> : null}
          <StepButtons>
            <Button type="submit" variant="primary" busy={busy} busyText={t('site.busy')}>
              {t(failure ? 'retry' : 'site.submit')}
            </Button>
          </StepButtons>
        </FieldStack>
      </form>
    </>
  )
}
