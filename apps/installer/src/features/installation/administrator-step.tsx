import type { ApiResult } from '@quandary/api-client'
import { Button, FieldStack } from '@quandary/ui'
import { errorText, useForm } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { logIn } from './log-in.ts'
import { siteBody, validateAdministrator, type SiteDraft } from './site-draft.ts'
import { AdministratorFields } from './site-fields.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepHead } from './step-head.tsx'
import type { InstalledSite } from './wizard.ts'

interface AdministratorStepProps {
  initial: SiteDraft
  onBack: (draft: SiteDraft) => void
  onInstalled: (site: InstalledSite) => void
  /** Called if somebody else has finished the installation in the meantime. */
  onAlreadyInstalled: () => void
}

/** Step 5: the administrator. Installs the site, and logs in where it is served under its own address. */
export function AdministratorStep(props: AdministratorStepProps): ReactNode {
  const { initial, onBack, onInstalled, onAlreadyInstalled } = props
  const { t, language } = useLanguage()
  const form = useForm({
    initial,
    check: (draft) => validateAdministrator(draft, t),
    send: async (draft): Promise<ApiResult<InstalledSite | undefined>> => {
      const body = siteBody(draft, language)
      // Creating the tables on a slow disk or in a remote database takes longer than most calls.
      const { error } = await api.call('installSite', { body, timeoutMs: 120_000 })
      if (error?.kind === 'forbidden') return { data: undefined }
      if (error) return { error }
      const loggedIn = await logIn(body)
      return { data: { name: body.site_name, url: body.site_url, email: body.email, loggedIn } }
    },
    done: (site) => (site === undefined ? onAlreadyInstalled() : onInstalled(site)),
  })
  const { failure, busy, formRef } = form
  const { fields, cause } = failure
  // The server has looked at all answers; those of the step before have no field here.
  const siteFault = fields['site_name'] ?? fields['site_url'] ?? fields['contact_email']
  return (
    <>
      <StepHead step="administrator" title={t('admin.title')}>
        {t('admin.lead')}
      </StepHead>
      <form ref={formRef} onSubmit={form.onSubmit} noValidate>
        <FieldStack>
          <AdministratorFields form={form} />
          {siteFault === undefined ? null : <FailureNotice title={t('error.not_done')}>{siteFault}</FailureNotice>}
          {cause ? <FailureNotice title={t('error.not_done')}>{errorText(cause, t)}</FailureNotice> : null}
          <StepButtons onBack={busy ? undefined : () => onBack(form.draft)}>
            <Button type="submit" variant="primary" busy={busy} busyText={t('site.busy')}>
              {t(cause ? 'retry' : 'site.submit')}
            </Button>
          </StepButtons>
        </FieldStack>
      </form>
    </>
  )
}
