import { languageTag } from '@quandary/i18n'
import { Button, RadioGroup, Stack } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { OfferedLanguage } from './offered-languages.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepHead } from './step-head.tsx'

interface LanguageStepProps {
  languages: readonly OfferedLanguage[]
  onNext: () => void
}

/** Step 1: the language. A choice takes effect at once. */
export function LanguageStep({ languages, onNext }: LanguageStepProps): ReactNode {
  const { t, language, setLanguage } = useLanguage()
  return (
    <>
      <StepHead step="language" title={t('language.title')}>
        {t('language.lead')}
      </StepHead>
      <Stack gap={6}>
        <RadioGroup
          legend={t('language.title')}
          legendHidden
          layout="cards"
          value={language}
          onChange={setLanguage}
          options={languages.map(({ value, label }) => ({
            value,
            label: <span lang={languageTag(value)}>{label}</span>,
          }))}
        />
        <StepButtons>
          <Button variant="primary" onClick={onNext}>
            {t('next')}
          </Button>
        </StepButtons>
      </Stack>
    </>
  )
}
