import { Button, FieldStack, Notice } from '@quandary/ui'
import { useForm } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { SiteFields, validateSite, type SiteDraft } from '../answers/index.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepHead } from './step-head.tsx'

interface SiteStepProps {
  initial: SiteDraft
  resumed: boolean
  /** Absent if the wizard started at this step. */
  onBack: ((draft: SiteDraft) => void) | undefined
  onNext: (draft: SiteDraft) => void
}

/** Step 4: the site. It is sent together with the content of a later step. */
export function SiteStep({ initial, resumed, onBack, onNext }: SiteStepProps): ReactNode {
  const { t } = useLanguage()
  const form = useForm({
    initial,
    check: (draft) => validateSite(draft, t),
    send: async (draft) => ({ data: draft }),
    done: onNext,
  })
  const { formRef } = form
  return (
    <>
      <StepHead step="site" title={t('site.title')}>
        {t('site.lead')}
      </StepHead>
      <form ref={formRef} onSubmit={form.onSubmit} noValidate>
        <FieldStack>
          {resumed ? (
            <Notice tone="info" title={t('site.resumed')}>
              {t('site.resumed_more')}
            </Notice>
          ) : null}
          <SiteFields form={form} />
          <StepButtons onBack={onBack && (() => onBack(form.draft))}>
            <Button type="submit" variant="primary">
              {t('next')}
            </Button>
          </StepButtons>
        </FieldStack>
      </form>
    </>
  )
}
