import type { Readable } from 'node:stream'
import { checkPolicy } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { assertPolicy } from '../../platform/http/dispatcher.ts'
import type { EventStream } from '../../platform/realtime/event-stream.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findLivingSession, viewersOfSessions } from '../accounts/index.ts'
import { isPrivateSite } from '../site-settings/index.ts'
import { getNotificationStatus, loadNotificationStatuses } from './get-notification-status.ts'

/** Carries the status, as `getNotificationStatus` answers it. */
const STATUS = 'status'
/** The session is over: there is nothing to come back for. */
const END = 'end'

/**
 * Opens a stream with what waits for a person: at once, and whenever it changes.
 * @param by the session token, or the reading cookie: a stream only reads (decision 18)
 * @throws {Refusal} for whoever may not ask for the status either
 * @throws {TooManyRequests} when there are too many streams
 */
export async function openStatusStream(app: AppContext, by: { token: string } | { visit: string }): Promise<Readable> {
  const session = await findLivingSession(app, by)
  assertPolicy('active', session?.viewer ?? null, { privateSite: await isPrivateSite(app) })
  if (!session) throw new Error('A policy for members admitted nobody')
  const stream = app.streams.open({ personId: session.viewer.id, sessionId: session.id })
  try {
    stream.send(STATUS, await getNotificationStatus(app, session.viewer))
  } catch (error) {
    stream.end()
    throw error
  }
  return stream.body
}

/** Tells all who listen what changed, and ends the streams of those who may not listen any more. */
export async function refreshStatusStreams(app: AppContext, streams: readonly EventStream[]): Promise<void> {
  const privateSite = await isPrivateSite(app)
  const bySession = await viewersOfSessions(app, [...new Set(streams.map(({ owner }) => owner.sessionId))])
  const viewers = new Map<number, Viewer>()
  for (const viewer of bySession.values()) {
    if (checkPolicy('active', viewer, { privateSite }) === 'allow') viewers.set(viewer.id, viewer)
  }
  const statuses = await loadNotificationStatuses(app, [...viewers.values()])
  for (const stream of streams) {
    const status = bySession.has(stream.owner.sessionId) ? statuses.get(stream.owner.personId) : undefined
    if (status) stream.send(STATUS, status)
    else stream.end(END)
  }
}
