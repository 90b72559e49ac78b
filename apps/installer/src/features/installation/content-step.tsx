import type { ApiResult } from '@quandary/api-client'
import { Button, FieldStack, RadioGroup } from '@quandary/ui'
import { useForm } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { api, chooseImportToken } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { FormFailureNotice } from '../../shell/failure-notice.tsx'
import {
  importBody,
  siteBody,
  SourceFields,
  validateContent,
  type ContentDraft,
  type SiteDraft,
} from '../answers/index.ts'
import { logIn } from './log-in.ts'
import { startOfImport } from './start.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepHead } from './step-head.tsx'
import type { InstalledSite } from './wizard.ts'

interface ContentStepProps {
  initial: ContentDraft
  site: SiteDraft
  onBack: (draft: ContentDraft) => void
  onInstalled: (site: InstalledSite) => void
  /** Called when the site has been created and its import has begun. */
  onImporting: (draft: ContentDraft) => void
  /** Called if another person has finished the installation in the meantime. */
  onAlreadyInstalled: () => void
}

type Outcome = { is: 'taken' } | { is: 'importing' } | { is: 'installed'; site: InstalledSite }

/**
 * Step 6: the initial content of the site. Installs the site, and logs the administrator in if it is served under this
 * page's address. A running import is shown in the same step.
 */
export function ContentStep(props: ContentStepProps): ReactNode {
  const { initial, site, onBack, onInstalled, onImporting, onAlreadyInstalled } = props
  const { t, language } = useLanguage()
  const form = useForm({
    initial,
    check: (draft) => validateContent(draft, t),
    send: async (draft): Promise<ApiResult<Outcome>> => {
      const isImport = draft.content === 'import'
      const body = { ...siteBody(site, language), content: draft.content, ...(isImport && importBody(draft)) }
      if (isImport) chooseImportToken()
      // Creating the tables on a slow disk or in a remote database takes longer than most calls.
      const { error } = await api.call('installSite', { body, timeoutMs: 120_000 })
      // The response to an earlier attempt may have been lost. Then the import of that attempt is running.
      if (error?.kind === 'forbidden') return { data: { is: (await hasBegun()) ? 'importing' : 'taken' } }
      if (error) return { error }
      if (isImport) return { data: { is: 'importing' } }
      return { data: { is: 'installed', site: await logIn(body) } }
    },
    done: (outcome, draft) => {
      if (outcome.is === 'installed') onInstalled(outcome.site)
      else if (outcome.is === 'importing') onImporting(draft)
      else onAlreadyInstalled()
    },
  })
  const { draft, failure, busy, formRef } = form
  return (
    <>
      <StepHead step="content" title={t('content.title')}>
        {t('content.lead')}
      </StepHead>
      <form ref={formRef} onSubmit={form.onSubmit} noValidate>
        <FieldStack>
          <RadioGroup
            legend={t('content.title')}
            legendHidden
            layout="list"
            value={draft.content}
            onChange={(content) => form.change({ content })}
            options={[
              { value: 'empty', label: t('content.empty'), description: t('content.empty_about') },
              { value: 'sample', label: t('content.sample'), description: t('content.sample_about') },
              { value: 'import', label: t('content.import'), description: t('content.import_about') },
            ]}
          />
          {draft.content === 'import' ? <SourceFields form={form} /> : null}
          <FormFailureNotice failure={failure} />
          <StepButtons onBack={busy ? undefined : () => onBack(draft)}>
            <Button type="submit" variant="primary" busy={busy} busyText={t('site.busy')}>
              {t(failure.cause ? 'retry' : 'site.submit')}
            </Button>
          </StepButtons>
        </FieldStack>
      </form>
    </>
  )
}

/** True if the site has been created and its import has begun or ended. */
async function hasBegun(): Promise<boolean> {
  return startOfImport(await api.call('getInstallationImport'))?.at === 'importing'
}
