import { Steps } from '@quandary/ui'
import { basePath } from '@quandary/web-shell'
import { useReducer, type ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { AdministratorStep } from './administrator-step.tsx'
import { ConfigStep } from './config-step.tsx'
import { ContentStep } from './content-step.tsx'
import { DatabaseStep } from './database-step.tsx'
import { DoneStep } from './done-step.tsx'
import { ImportStep } from './import-step.tsx'
import { LanguageStep } from './language-step.tsx'
import type { OfferedLanguage } from './offered-languages.ts'
import { SiteStep } from './site-step.tsx'
import { advance, startWizard, steps } from './wizard.ts'

interface WizardStepsProps {
  /** The stage that the installation has reached. */
  at: 'wizard' | 'resume' | 'importing'
  languages: readonly OfferedLanguage[]
  onAlreadyInstalled: () => void
  /** Called if the server no longer accepts this browser's token of the import. */
  onTokenNeeded: () => void
}

/** The steps, one at a time. */
export function WizardSteps({ at, languages, onAlreadyInstalled, onTokenNeeded }: WizardStepsProps): ReactNode {
  const { t } = useLanguage()
  const [wizard, send] = useReducer(advance, { at, origin: location.origin + basePath() }, startWizard)
  const { step, database, site, content, config, importing, finished } = wizard
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
          initial={site}
          resumed={wizard.resumed}
          onBack={config && ((draft) => send({ type: 'backToConfig', site: draft }))}
          onNext={(draft) => send({ type: 'siteDescribed', site: draft })}
        />
      ) : null}
      {step === 'administrator' ? (
        <AdministratorStep
          initial={site}
          onBack={(draft) => send({ type: 'backToSite', site: draft })}
          onNext={(draft) => send({ type: 'administratorDescribed', site: draft })}
        />
      ) : null}
      {step === 'content' && importing === 'no' ? (
        <ContentStep
          initial={content}
          site={site}
          onBack={(draft) => send({ type: 'backToAdministrator', content: draft })}
          onInstalled={(installed) => send({ type: 'siteInstalled', site: installed })}
          onImporting={(draft) => send({ type: 'importStarted', content: draft })}
          onAlreadyInstalled={onAlreadyInstalled}
        />
      ) : null}
      {step === 'content' && importing !== 'no' ? (
        <ImportStep
          content={content}
          site={importing === 'here' ? site : undefined}
          onInstalled={(installed) => send({ type: 'siteInstalled', site: installed })}
          onAlreadyInstalled={onAlreadyInstalled}
          onTokenNeeded={onTokenNeeded}
        />
      ) : null}
      {finished ? <DoneStep site={finished} /> : null}
    </>
  )
}
