import { Steps } from '@quandary/ui'
import { useReducer, type ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { AdministratorStep } from './administrator-step.tsx'
import { ConfigStep } from './config-step.tsx'
import { DatabaseStep } from './database-step.tsx'
import { DoneStep } from './done-step.tsx'
import { LanguageStep } from './language-step.tsx'
import type { OfferedLanguage } from './offered-languages.ts'
import { SiteStep } from './site-step.tsx'
import { advance, startWizard, steps } from './wizard.ts'

interface WizardStepsProps {
  resumed: boolean
  languages: readonly OfferedLanguage[]
  onAlreadyInstalled: () => void
}

/** The steps, one at a time. */
export function WizardSteps({ resumed, languages, onAlreadyInstalled }: WizardStepsProps): ReactNode {
  const { t } = useLanguage()
  const [wizard, send] = useReducer(advance, { resumed, origin: location.origin }, startWizard)
  const { step, database, config, finished } = wizard
  return (
    <>
      <Steps label={t('progress')} steps={steps.map((name) => t(`step.${name}`))} current={steps.indexOf(step)} />
      {step === 'language' ? (
        <LanguageStep languages={languages} onNext={() => send({ type: 'languageChosen' })} />
      ) : null}
      {step === 'database' ? (
        <DatabaseStep
          initial={database}
          onBack={(draft) => send({ type: 'backToLanguage', database: draft })}
          onTried={(draft, outcome) => send({ type: 'configTried', database: draft, config: outcome })}
        />
      ) : null}
      {step === 'config' && config ? (
        <ConfigStep
          database={database}
          config={config}
          onBack={() => send({ type: 'backToDatabase' })}
          onTried={(outcome) => send({ type: 'configTried', database, config: outcome })}
          onNext={() => send({ type: 'configSeen' })}
        />
      ) : null}
      {step === 'site' ? (
        <SiteStep
          initial={wizard.site}
          resumed={wizard.resumed}
          onBack={config && ((site) => send({ type: 'backToConfig', site }))}
          onNext={(site) => send({ type: 'siteDescribed', site })}
        />
      ) : null}
      {step === 'administrator' ? (
        <AdministratorStep
          initial={wizard.site}
          onBack={(site) => send({ type: 'backToSite', site })}
          onInstalled={(site) => send({ type: 'siteInstalled', site })}
          onAlreadyInstalled={onAlreadyInstalled}
        />
      ) : null}
      {finished ? <DoneStep site={finished} /> : null}
    </>
  )
}
