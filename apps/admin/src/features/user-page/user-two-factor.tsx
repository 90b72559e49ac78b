import type { Schemas } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { Badge, Button, Dialog, Meta, Section, SkeletonList, Stack, useToast } from '@quandary/ui'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { focusPage, rendered } from '../../shell/return-focus.ts'
import { administratorQuery } from '../../shell/session.ts'
import { Day } from '../lists/index.ts'
import { twoFactorQuery } from '../users/index.ts'

type User = Schemas['AdminUserItem']

/** The second factor of a person, which can be turned off when they have lost it. */
export function UserTwoFactor({ user }: { user: User }): ReactNode {
  const { t } = useLanguage()
  const { data: state } = useQuery(twoFactorQuery(api, user))
  const { data: viewer } = useSuspenseQuery(administratorQuery(api))
  const [isOpen, setOpen] = useState(false)
  const isOwn = viewer.id === user.user_id
  return (
    <Section
      title={t('users.two_factor')}
      aside={
        state?.enabled === true && !isOwn ? (
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            {t('users.two_factor_off')}
          </Button>
        ) : undefined
      }
    >
      {state === undefined ? <SkeletonList rows={1} /> : <State state={state} isOwn={isOwn} />}
      {isOpen ? <TurnOffDialog user={user} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}

function State({ state, isOwn }: { state: Schemas['TwoFactorState']; isOwn: boolean }): ReactNode {
  const { t } = useLanguage()
  if (!state.enabled) return <Meta>{t('users.two_factor_none')}</Meta>
  return (
    <Stack gap={2}>
      <Meta>
        <Badge tone="success">{t('users.two_factor_on')}</Badge> {t('users.two_factor_since')}{' '}
        <Day at={state.enabled_at} />
      </Meta>
      <Meta>{t('users.two_factor_codes', { count: state.recovery_codes_left })}</Meta>
      {isOwn ? <Meta>{t('users.two_factor_own')}</Meta> : null}
    </Stack>
  )
}

/**
 * Asks for confirmation before the second factor is turned off, because the person who requested it may not be the
 * owner of the account.
 */
function TurnOffDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const { t } = useLanguage()
  const { busy, turnOff } = useTurnOff(user, onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('users.two_factor_off_title', { name: user.display_name })}
      description={t('users.two_factor_off_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button variant="danger" busy={busy} busyText={t('saving')} onClick={() => void turnOff()}>
            {t('users.two_factor_off')}
          </Button>
        </>
      }
    />
  )
}

function useTurnOff({ user_id, display_name: name }: User, onClose: () => void) {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const turnOff = async (): Promise<void> => {
    setBusy(true)
    const { error } = await api.call('disableUserTwoFactor', { body: { user_id } })
    setBusy(false)
    if (error) return reportError(error)
    for (const id of ['getUserTwoFactor', 'listAuditLog'] as const) {
      await queryClient.invalidateQueries({ queryKey: operationKey(id) })
    }
    onClose()
    toast.show({ text: t('users.two_factor_turned_off', { name }) })
    // The button that opened the dialog is gone.
    await rendered()
    focusPage()
  }
  return { busy, turnOff }
}
