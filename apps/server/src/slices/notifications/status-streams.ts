import type { Readable } from 'node:stream'
import { checkPolicy } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { assertPolicy } from '../../platform/http/dispatcher.ts'
import type { EventStream } from '../../platform/realtime/event-stream.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { findValidSession, viewersOfSessions } from '../accounts/index.ts'
import { findVisibleQuestion, QuestionNotFound } from '../questions/index.ts'
import { isPrivateSite } from '../site-settings/index.ts'
import { getNotificationStatus, loadNotificationStatuses } from './get-notification-status.ts'
import { END, sendLatestPosts } from './post-streams.ts'

/** The event with the status, as `getNotificationStatus` returns it. */
const STATUS = 'status'

/**
 * Opens an event stream with a person's status: sent immediately and whenever it changes. A stream about a question
 * sends the latest posts of others there instead.
 * @param by the session token, or the reading cookie, which is enough because a stream only reads
 * (docs/spec/decisions.md#d18)
 * @param question public id of a question, '' for none
 * @throws {QuestionNotFound} 404, also for a question the person may not see
 * @throws {Refusal} if the person may not call `getNotificationStatus`
 * @throws {TooManyRequests} if there are too many streams
 */
export async function openStatusStream(
  ctx: AppContext,
  by: { token: string } | { visit: string },
  question = '',
): Promise<Readable> {
  const session = await findValidSession(ctx, by)
  assertPolicy('active', session?.viewer ?? null, { privateSite: await isPrivateSite(ctx) })
  if (!session) throw new Error('A policy for members admitted nobody')
  const { viewer, id: sessionId } = session
  const about = question === '' ? {} : { aboutId: await questionInSight(ctx, question, viewer) }
  const stream = ctx.streams.open({ personId: viewer.id, sessionId, ...about })
  try {
    if (question === '') stream.send(STATUS, await getNotificationStatus(ctx, viewer))
    else await sendLatestPosts(ctx, [stream], () => viewer)
  } catch (error) {
    stream.end()
    throw error
  }
  return stream.body
}

async function questionInSight(ctx: AppContext, question: string, viewer: Viewer): Promise<number> {
  const found = await findVisibleQuestion(ctx, question, viewer)
  if (!found) throw new QuestionNotFound()
  return found.id
}

/**
 * Sends every stream its current status or the latest posts on its question, and ends those whose viewer lost access.
 */
export async function refreshStatusStreams(ctx: AppContext, streams: readonly EventStream[]): Promise<void> {
  const privateSite = await isPrivateSite(ctx)
  const bySession = await viewersOfSessions(ctx, [...new Set(streams.map(({ owner }) => owner.sessionId))])
  const viewers = new Map<number, Viewer>()
  for (const viewer of bySession.values()) {
    if (checkPolicy('active', viewer, { privateSite }) === 'allow') viewers.set(viewer.id, viewer)
  }
  const viewerOf = ({ owner }: EventStream) =>
    bySession.has(owner.sessionId) ? viewers.get(owner.personId) : undefined
  const ofPeople = streams.filter(({ owner }) => owner.aboutId === undefined)
  const listening = new Set(ofPeople.map(({ owner }) => owner.personId))
  const statuses = await loadNotificationStatuses(
    ctx,
    [...viewers.values()].filter(({ id }) => listening.has(id)),
  )
  for (const stream of ofPeople) {
    const viewer = viewerOf(stream)
    const status = viewer && statuses.get(viewer.id)
    if (status) stream.send(STATUS, status)
    else stream.end(END)
  }
  const ofQuestions = streams.filter(({ owner }) => owner.aboutId !== undefined)
  await sendLatestPosts(ctx, ofQuestions, viewerOf)
}
