import type { ApiError } from '@quandary/api-client'
import { Button, CodeBlock, Notice, Stack } from '@quandary/ui'
import { errorText } from '@quandary/web-shell'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { FailureNotice } from '../../shell/failure-notice.tsx'
import { databaseBody, type DatabaseDraft } from '../answers/index.ts'
import { StepButtons } from './step-buttons.tsx'
import { StepHead } from './step-head.tsx'
import { configOutcome, type ConfigOutcome } from './wizard.ts'

interface ConfigStepProps {
  database: DatabaseDraft
  config: ConfigOutcome
  onBack: () => void
  onTried: (config: ConfigOutcome) => void
  onNext: () => void
}

/** Step 3: says that the configuration has been written, or shows its text for writing it by hand. */
export function ConfigStep({ config, onNext, ...rest }: ConfigStepProps): ReactNode {
  const { t } = useLanguage()
  return (
    <>
      <StepHead step="config" title={t('config.title')}>
        {t('config.lead')}
      </StepHead>
      {config.written ? (
        <Stack gap={6}>
          <Notice tone="success" title={t(config.byHand ? 'config.found' : 'config.written')}>
            {t(config.byHand ? 'config.found_more' : 'config.written_more')}
          </Notice>
          <StepButtons>
            <Button variant="primary" onClick={onNext}>
              {t('next')}
            </Button>
          </StepButtons>
        </Stack>
      ) : (
        <ConfigByHand config={config} {...rest} />
      )}
    </>
  )
}

type ByHandProps = Omit<ConfigStepProps, 'config' | 'onNext'> & { config: Extract<ConfigOutcome, { written: false }> }

function ConfigByHand({ database, config, onBack, onTried }: ByHandProps): ReactNode {
  const { t, language } = useLanguage()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [retries, setRetries] = useState(0)
  const onRetry = async () => {
    setBusy(true)
    setFailure(undefined)
    const body = databaseBody(database, language)
    const { error } = await api.call('initInstallation', { body, timeoutMs: 30_000 })
    setBusy(false)
    const outcome = configOutcome(error)
    if (outcome.error) setFailure(outcome.error)
    else if (outcome.data.written) onTried({ written: true, byHand: true })
    else {
      setRetries((before) => before + 1)
      onTried(outcome.data)
    }
  }
  return (
    <Stack gap={5}>
      {/* A new element, so that screen readers announce it after every attempt. */}
      <FailureNotice key={retries} title={retries === 0 ? config.message : t('config.still_missing')}>
        {t('config.paste')}
      </FailureNotice>
      <CodeBlock code={config.text} language="config.yaml" label={t('config.text')} />
      {failure ? <FailureNotice title={errorText(failure, t)} /> : null}
      <StepButtons onBack={onBack}>
        <Button variant="primary" busy={busy} busyText={t('config.busy')} onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      </StepButtons>
    </Stack>
  )
}
