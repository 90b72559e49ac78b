import { assertCanCloseQuestion } from '@quandary/guards'
import { allowedLink } from '@quandary/markdown'
import type { AppContext } from '../../../context.ts'
import type { ServerMessage } from '../../../platform/i18n/translate.ts'
import { InvalidFields } from '../../../platform/refusals/refusal.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { postStatusNumber } from '../../../platform/ids/status-numbers.ts'
import type { Reason } from '../../reasons/index.ts'
import { findReason } from '../../reasons/index.ts'
import { siteUrl } from '../../site-settings/index.ts'
import type { LockedQuestion, PermissionFacts } from '../locked-question.ts'
import { withLockedQuestion } from '../locked-question.ts'
import { linkOfAddress } from '../links/links-in.ts'
import type { Closing } from '../question-changes.ts'
import { closeLocked } from '../question-changes.ts'
import type { Question } from '../question.ts'

const CLOSING = { object_type: 'question', action: 'close' } as const
const DUPLICATE = 'a_duplicate'

/** A question to close, and the reason for closing it. */
interface QuestionClosing {
  questionId: number
  /** Number of the reason; undefined is refused. */
  reasonType: number | undefined
  /** The note that some reasons require; ignored for all other reasons. */
  message: string
}

/**
 * Closes a question. A closed one is closed again for a new reason or message; the same ones change nothing.
 * @throws {InvalidFields} an unknown reason; a missing message where the reason requires one; a duplicate without a
 * URL, or of itself
 * @throws {QuestionNotFound} 400 @throws {PermissionDenied} without `question.close`
 * @throws {ActionRefused} it is deleted or pending
 */
export async function closeQuestion(ctx: AppContext, given: QuestionClosing, viewer: Viewer): Promise<void> {
  const closing = await readClosing(ctx, given)
  const close = async (locked: LockedQuestion, { facts, privileges }: PermissionFacts): Promise<void> => {
    const { question } = locked
    assertCanCloseQuestion(
      viewer,
      question.status === 'closed' ? { ...facts, status: postStatusNumber('available') } : facts,
      privileges,
    )
    if (!isClosedFor(question, closing)) await closeLocked(locked, closing)
  }
  const { duplicateOf } = closing
  await withLockedQuestion(ctx, given.questionId, viewer, close, duplicateOf ? [duplicateOf.questionId] : [])
}

function isClosedFor(question: Question, { reason, message }: Closing): boolean {
  return question.status === 'closed' && question.close_reason === reason && question.close_message === message
}

async function readClosing(ctx: AppContext, given: QuestionClosing): Promise<Closing> {
  const reason = given.reasonType === undefined ? undefined : findReason(CLOSING, given.reasonType)
  if (!reason) throw new InvalidFields([{ field: 'close_type', message: 'validation.reason_required' }])
  const message = readMessage(reason, given.message)
  if (reason.key !== DUPLICATE) return { reason: reason.key, message, duplicateOf: null }
  const duplicateOf = linkOfAddress(message, await siteUrl(ctx)) ?? null
  if (duplicateOf?.questionId === given.questionId) throw refuseMessage('validation.invalid')
  return { reason: reason.key, message, duplicateOf }
}

/** Validates and returns the message that accompanies a reason; '' if the reason takes no message. */
function readMessage(reason: Reason, text: string): string {
  if (reason.contentType === '') return ''
  const message = text.trim()
  if (message === '') throw refuseMessage('validation.remark_required')
  if (reason.key === DUPLICATE && !isAddress(message)) throw refuseMessage('validation.url')
  return message
}

/** True for a web URL or a path of this site. */
function isAddress(text: string): boolean {
  const address = /\s/.test(text) ? undefined : allowedLink(text)
  return address !== undefined && /^(https?:|\/)/i.test(address)
}

function refuseMessage(message: ServerMessage): InvalidFields {
  return new InvalidFields([{ field: 'close_msg', message }])
}
