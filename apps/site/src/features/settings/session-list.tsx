import type { ApiResult } from '@quandary/api-client'
import { Badge, Button, ButtonGroup, ButtonLink, Section, SkeletonList, VisuallyHidden } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { RelativeTime } from '../../shell/context/clock.tsx'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { deviceOf } from '@quandary/web-shell/device-name'
import { sessionsQuery, type SessionRow } from './session-queries.ts'
import * as styles from './settings.css.ts'
import { useRemovals } from './use-removals.ts'

/** The viewer's sessions, each with a button to end it. */
export function SessionList(): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { sessions, failed, retry, list, isBusyOn, end, endOthers } = useSessions()
  const others = (sessions ?? []).some(({ current }) => !current)
  return (
    <Section title={words('sessions.title')}>
      <div className={styles.sectionBody}>
        <p className={styles.lead}>{words('sessions.lead')}</p>
        {failed ? (
          <div role="alert" className={styles.failed}>
            {words('sessions.failed')}{' '}
            <Button size="sm" onClick={retry}>
              {t('error.retry')}
            </Button>
          </div>
        ) : null}
        {sessions === undefined && !failed ? <SkeletonList rows={1} label={t('kit.loading')} /> : null}
        {sessions === undefined ? null : (
          <ul ref={list} tabIndex={-1} className={styles.logins} aria-label={words('sessions.title')}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={isBusyOn(session.id)}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
        )}
        {others ? (
          <ButtonGroup>
            <Button busy={isBusyOn('others')} onClick={endOthers}>
              {words('sessions.end_others')}
            </Button>
          </ButtonGroup>
        ) : null}
      </div>
    </Section>
  )
}

function SessionRow(props: { session: SessionRow; busy: boolean; onEnd: () => void }): ReactNode {
  const { session, busy, onEnd } = props
  const words = useAccountWords()
  const device = useDeviceName(session.user_agent)
  const name = words('sessions.end_of', { device })
  const label = (
    <>
      <span aria-hidden="true">{words('sessions.end')}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
  return (
    <li className={styles.session}>
      <div className={styles.sessionWords}>
        <span>
          <span className={styles.device}>{device}</span>{' '}
          {session.current ? <Badge tone="success">{words('sessions.current')}</Badge> : null}
        </span>
        <span className={styles.loginFact}>
          {session.ip === '' ? words('sessions.unknown_place') : session.ip} · {words('sessions.last_used')}{' '}
          <RelativeTime at={session.last_used_at} />
        </span>
      </div>
      {session.current ? (
        <ButtonLink href="/users/logout" size="sm">
          {label}
        </ButtonLink>
      ) : (
        <Button size="sm" busy={busy} onClick={onEnd}>
          {label}
        </Button>
      )}
    </li>
  )
}

function useDeviceName(userAgent: string): string {
  const words = useAccountWords()
  const { browser, system } = deviceOf(userAgent)
  if (browser !== undefined && system !== undefined) return words('sessions.device', { browser, system })
  return browser ?? system ?? words('sessions.unknown_device')
}

/** Loads the viewer's sessions and returns them with functions that end one session or all others. */
function useSessions() {
  const { api } = useSite()
  const words = useAccountWords()
  const options = sessionsQuery(api)
  const { data: sessions, isError, refetch } = useQuery(options)
  const { list, isBusyOn, remove } = useRemovals(options.queryKey, words('sessions.ended'))
  const end = (on: string, call: () => Promise<ApiResult<null>>) =>
    remove(on, async () => {
      const result = await call()
      // A session that has expired in the meantime counts as ended.
      return result.error?.kind === 'notFound' ? { data: null } : result
    })
  return {
    sessions,
    failed: isError && sessions === undefined,
    retry: () => void refetch(),
    list,
    isBusyOn,
    end: (id: string) => end(id, () => api.call('revokeSession', { body: { id } })),
    endOthers: () => end('others', () => api.call('revokeOtherSessions')),
  }
}
