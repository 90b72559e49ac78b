import type { OperationQuery, Schemas } from '@quandary/api-client'
import type { Language } from '../../platform/i18n/language.ts'
import type { ServerMessage } from '../../platform/i18n/translate.ts'
import { isServerMessage, translate } from '../../platform/i18n/translate.ts'

/** The kind of object and the action that a reason is for. */
export type ReasonUse = OperationQuery<'listReasons'>

type ReasonKeyOf<Message> = Message extends `reason.${infer Key}.name` ? Key : never

type ReasonKey = ReasonKeyOf<ServerMessage>

export interface Reason {
  /** Number of the reason in the API (docs/spec/contract.md#reasons). */
  type: number
  /** Key in the catalogue: `reason.<key>.name`. */
  key: ReasonKey
  /** The text that has to be given with the reason: none, one line, or several. */
  contentType: '' | 'text' | 'textarea'
}

const plain = (type: number, key: ReasonKey): Reason => ({ type, key, contentType: '' })

const SPAM = plain(57, 'spam')
const RUDE = plain(58, 'rude_or_abusive')
const SOMETHING: Reason = { type: 59, key: 'something', contentType: 'textarea' }
const DUPLICATE: Reason = { type: 60, key: 'a_duplicate', contentType: 'text' }
const NOT_CLEAR: Reason = { type: 64, key: 'not_clarity', contentType: 'text' }
const NORMAL = plain(65, 'normal')
const DELETED = plain(68, 'deleted')
const LOOKS_OK = plain(72, 'looks_ok')
const NEEDS_EDIT = plain(73, 'needs_edit')
const NEEDS_DELETE = plain(75, 'needs_delete')

/** The reasons by kind of object and action, in display order (docs/spec/contract.md#reasons). */
const REASONS: Readonly<Record<string, readonly Reason[]>> = {
  'question.flag': [SPAM, RUDE, SOMETHING, DUPLICATE],
  'answer.flag': [SPAM, RUDE, SOMETHING, plain(61, 'not_a_answer')],
  'comment.flag': [SPAM, RUDE, SOMETHING, plain(62, 'no_longer_needed')],
  'question.close': [DUPLICATE, plain(63, 'community_specific'), NOT_CLEAR, SOMETHING],
  'question.status': [NORMAL, plain(67, 'closed'), DELETED],
  'answer.status': [NORMAL, DELETED],
  'comment.status': [NORMAL, DELETED],
  'user.status': [plain(66, 'normal_user'), plain(70, 'suspended'), plain(69, 'deleted_user'), plain(71, 'inactive')],
  'question.review': [LOOKS_OK, NEEDS_EDIT, plain(74, 'needs_close'), NEEDS_DELETE],
  'answer.review': [LOOKS_OK, NEEDS_EDIT, NEEDS_DELETE],
  'comment.review': [LOOKS_OK, NEEDS_EDIT, NEEDS_DELETE],
}

/** Lists the reasons for a kind of object and action; empty if it has none. */
export function reasonsFor({ object_type, action }: ReasonUse): readonly Reason[] {
  return REASONS[`${object_type}.${action}`] ?? []
}

/**
 * Finds the reason with a number for a kind of object and action; undefined if that kind and action have no such
 * reason.
 */
export function findReason(use: ReasonUse, type: number): Reason | undefined {
  return reasonsFor(use).find((reason) => reason.type === type)
}

/** Renders a reason for the API in a language. */
export function reasonItem(reason: Reason, language: Language): Schemas['ReasonItem'] {
  const placeholder = `reason.${reason.key}.placeholder`
  return {
    reason_type: reason.type,
    name: translate(language, `reason.${reason.key}.name`),
    description: translate(language, `reason.${reason.key}.description`),
    content_type: reason.contentType,
    placeholder: isServerMessage(placeholder) ? translate(language, placeholder) : '',
  }
}
