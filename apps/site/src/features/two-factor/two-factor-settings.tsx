import type { Schemas } from '@quandary/api-client'
import { formatDateTime } from '@quandary/i18n'
import { Badge, Button, ButtonGroup, Notice, Section, SkeletonList } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useSettings } from '../../shell/context/settings.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { twoFactorQuery } from './two-factor-query.ts'
import * as styles from './two-factor.css.ts'

// The dialogs are loaded lazily, because few people open them, and rarely.
const SetUpDialog = lazyPart(async () => (await import('./set-up-dialog.tsx')).SetUpDialog)
const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog)

/** If fewer recovery codes than this are left, the settings point it out. */
const FEW = 3

/** The section of the account settings about the second factor. */
export function TwoFactorSettings({ hasPassword }: { hasPassword: boolean }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const { data: state, isError, refetch } = useQuery(twoFactorQuery(api))
  const [open, setOpen] = useState<'turn_on' | 'turn_off' | 'new_codes'>()
  const body = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(undefined)
    // After a change the button that opened the dialog is gone, so it cannot get the focus back.
    setTimeout(() => {
      if (document.activeElement === document.body) body.current?.focus()
    })
  }
  const failed = isError && state === undefined
  return (
    <Section title={words('two_factor.title')}>
      <div ref={body} tabIndex={-1} className={styles.body}>
        <p className={styles.lead}>{words('two_factor.lead')}</p>
        {failed ? (
          <div role="alert">
            {words('two_factor.failed')}{' '}
            <Button size="sm" onClick={() => void refetch()}>
              {t('error.retry')}
            </Button>
          </div>
        ) : null}
        {state === undefined && !failed ? <SkeletonList rows={1} label={t('kit.loading')} /> : null}
        {state === undefined ? null : <State state={state} />}
        {state === undefined ? null : (
          <ButtonGroup>
            {state.enabled ? (
              <>
                <Button onClick={() => setOpen('new_codes')}>{words('two_factor.new_codes')}</Button>
                <Button onClick={() => setOpen('turn_off')}>{words('two_factor.turn_off')}</Button>
              </>
            ) : (
              <Button onClick={() => setOpen('turn_on')}>{words('two_factor.turn_on')}</Button>
            )}
          </ButtonGroup>
        )}
      </div>
      <Suspense>
        {open === 'turn_on' ? <SetUpDialog hasPassword={hasPassword} onClose={close} /> : null}
        {open === 'turn_off' || open === 'new_codes' ? (
          <ProofDialog change={open} hasPassword={hasPassword} onClose={close} />
        ) : null}
      </Suspense>
    </Section>
  )
}

function State({ state }: { state: Schemas['TwoFactorState'] }): ReactNode {
  const words = useAccountWords()
  const { language } = useWords()
  const { timeZone } = useSettings()
  if (!state.enabled) return null
  const count = state.recovery_codes_left
  const left = words('two_factor.codes_left', { count })
  const date = formatDateTime(state.enabled_at, { language, timeZone })
  return (
    <>
      <p>
        <Badge tone="success">{words('two_factor.on')}</Badge> {words('two_factor.since', { date })}
      </p>
      {count < FEW ? <Notice tone="warning">{left}</Notice> : <p className={styles.lead}>{left}</p>}
    </>
  )
}
