import { Button, FieldStack } from '@quandary/ui'
import { useForm } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { AdministratorFields, validateAdministrator, type SiteDraft } from '../answers/index.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepHead } from './step-head.tsx'

interface AdministratorStepProps {
  initial: SiteDraft
  onBack: (draft: SiteDraft) => void
  onNext: (draft: SiteDraft) => void
}

/** Step 5: the administrator. It is sent together with the content of the next step. */
export function AdministratorStep({ initial, onBack, onNext }: AdministratorStepProps): ReactNode {
  const { t } = useLanguage()
  const form = useForm({
    initial,
    check: (draft) => validateAdministrator(draft, t),
    send: async (draft) => ({ data: draft }),
    done: onNext,
  })
  const { formRef } = form
  return (
    <>
      <StepHead step="administrator" title={t('admin.title')}>
        {t('admin.lead')}
      </StepHead>
      <form ref={formRef} onSubmit={form.onSubmit} noValidate>
        <FieldStack>
          <AdministratorFields form={form} />
          <StepButtons onBack={() => onBack(form.draft)}>
            <Button type="submit" variant="primary">
              {t('next')}
            </Button>
          </StepButtons>
        </FieldStack>
      </form>
    </>
  )
}
