import type { ApiError, Schemas } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import { Badge, Button, Cell, ColumnHead, MAIN_ID, RowHead, Stack, Table, TableRow, useToast } from '@quandary/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { Day } from '../lists/index.ts'
import { RecordSection } from './record-section.tsx'
import { useDeviceName } from './use-device-name.ts'
import { UserTwoFactor } from './user-two-factor.tsx'
import { sessionsQuery, signInsQuery } from '../users/index.ts'

type User = Schemas['AdminUserItem']

/** Second factor and sessions of a person, and the sign-ins to their account, including refused ones. */
export function UserAccess({ user }: { user: User }): ReactNode {
  return (
    <Stack gap={6}>
      <UserTwoFactor user={user} />
      <Sessions user={user} />
      <SignIns user={user} />
    </Stack>
  )
}

function Sessions({ user }: { user: User }): ReactNode {
  const { t } = useLanguage()
  const { data: sessions } = useQuery(sessionsQuery(api, user))
  const { busy, end, endAll } = useEndSessions(user)
  const others = (sessions ?? []).some(({ current }) => !current)
  return (
    <RecordSection
      title={t('users.sessions')}
      rows={sessions}
      none={t('users.no_sessions')}
      aside={
        others ? (
          <Button variant="quiet" size="sm" busy={busy === 'all'} onClick={endAll}>
            {t('users.sessions_end')}
          </Button>
        ) : undefined
      }
    >
      <Table caption={t('users.records_of', { records: t('users.sessions'), name: user.display_name })}>
        <thead>
          <tr>
            <ColumnHead>{t('users.device')}</ColumnHead>
            <ColumnHead wide>{t('users.last_used')}</ColumnHead>
            <ColumnHead wide>{t('created')}</ColumnHead>
            <ColumnHead>{t('action')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {sessions?.map((session) => (
            <SessionRow key={session.id} session={session} busy={busy === session.id} onEnd={() => end(session.id)} />
          ))}
        </tbody>
      </Table>
    </RecordSection>
  )
}

interface SessionRowProps {
  session: Schemas['Session']
  busy: boolean
  onEnd: () => void
}

function SessionRow({ session, busy, onEnd }: SessionRowProps): ReactNode {
  const { t } = useLanguage()
  const nameOf = useDeviceName()
  const device = nameOf(session.user_agent)
  return (
    <TableRow>
      <RowHead
        detail={session.ip || t('users.unknown_address')}
        narrow={
          <>
            {t('users.last_used')} <Day at={session.last_used_at} />
          </>
        }
      >
        {device} {session.current ? <Badge tone="success">{t('users.session_current')}</Badge> : null}
      </RowHead>
      <Cell wide>
        <Day at={session.last_used_at} />
      </Cell>
      <Cell wide>
        <Day at={session.created_at} />
      </Cell>
      <Cell>
        {session.current ? null : (
          <Button size="sm" busy={busy} aria-label={t('users.session_end_of', { device })} onClick={onEnd}>
            {t('users.session_end')}
          </Button>
        )}
      </Cell>
    </TableRow>
  )
}

/**
 * Returns functions that end one or all sessions of a person. They move the focus to the page, because the pressed
 * button is removed.
 */
function useEndSessions(user: User) {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<string>()
  const act = async (which: string, call: () => Promise<{ error?: ApiError | undefined }>, done: string) => {
    if (busy !== undefined) return
    setBusy(which)
    const { error } = await call()
    // A session that has expired in the meantime counts as ended.
    if (error && error.kind !== 'notFound') reportError(error)
    else {
      await queryClient.invalidateQueries({ queryKey: operationKey('listUserSessions') })
      await queryClient.invalidateQueries({ queryKey: operationKey('listAuditLog') })
      toast.show({ text: done })
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
    setBusy(undefined)
  }
  const { user_id, display_name: name } = user
  return {
    busy,
    end: (id: string) =>
      void act(id, () => api.call('revokeUserSession', { body: { user_id, id } }), t('users.session_ended')),
    endAll: () =>
      void act('all', () => api.call('revokeUserSessions', { body: { user_id } }), t('users.sessions_ended', { name })),
  }
}

function SignIns({ user }: { user: User }): ReactNode {
  const { t } = useLanguage()
  const nameOf = useDeviceName()
  const { data } = useQuery(signInsQuery(api, user))
  const outcomeOf = ({ succeeded }: Schemas['SignIn']) => (
    <Badge tone={succeeded ? 'success' : 'danger'}>
      {t(succeeded ? 'users.sign_in_succeeded' : 'users.sign_in_refused')}
    </Badge>
  )
  return (
    <RecordSection
      title={t('users.sign_ins')}
      help={t('users.sign_ins_help')}
      rows={data?.list}
      none={t('users.no_sign_ins')}
    >
      <Table caption={t('users.records_of', { records: t('users.sign_ins'), name: user.display_name })}>
        <thead>
          <tr>
            <ColumnHead>{t('users.device')}</ColumnHead>
            <ColumnHead wide>{t('users.when')}</ColumnHead>
            <ColumnHead>{t('users.sign_in_outcome')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {data?.list.map((signIn, i) => (
            <TableRow key={`${signIn.at} ${data.count - i}`}>
              <RowHead detail={signIn.ip || t('users.unknown_address')} narrow={<Day at={signIn.at} />}>
                {nameOf(signIn.user_agent)}
              </RowHead>
              <Cell wide>
                <Day at={signIn.at} />
              </Cell>
              <Cell>{outcomeOf(signIn)}</Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </RecordSection>
  )
}
