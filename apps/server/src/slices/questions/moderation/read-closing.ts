import { allowedLink } from '@quandary/markdown'
import type { AppContext } from '../../../context.ts'
import type { ServerMessage } from '../../../platform/i18n/translate.ts'
import { InvalidFields } from '../../../platform/refusals/refusal.ts'
import type { Reason } from '../../reasons/index.ts'
import { findReason } from '../../reasons/index.ts'
import { siteUrl } from '../../site-settings/index.ts'
import { linkOfAddress } from '../links/links-in.ts'
import type { Closing } from '../question-changes.ts'

const CLOSING = { object_type: 'question', action: 'close' } as const
const DUPLICATE = 'a_duplicate'

/** A question to close, and the reason for closing it. */
export interface QuestionClosing {
  questionId: number
  /** Number of the reason; undefined is refused. */
  reasonType: number | undefined
  /** The note that some reasons require; ignored for all other reasons. */
  message: string
}

/**
 * Validates the reason for closing a question.
 * @throws {InvalidFields} an unknown reason; a missing message where the reason requires one; a duplicate without a
 * URL, or of itself
 */
export async function readClosing(ctx: AppContext, given: QuestionClosing): Promise<Closing> {
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
