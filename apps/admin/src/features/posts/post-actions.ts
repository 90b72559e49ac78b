import type { ApiError, QuandaryClient } from '@quandary/api-client'
import type { PostFilter } from './post-queries.ts'

/** Actions that administrators perform on the posts of a list. */
export type PostAction = 'close' | 'reopen' | 'approve' | 'restore' | 'delete'
export type PostNoun = 'questions' | 'answers'

type Status = 'available' | 'closed' | 'deleted'

const statusAfter: Readonly<Record<Exclude<PostAction, 'close'>, Status>> = {
  reopen: 'available',
  approve: 'available',
  restore: 'available',
  delete: 'deleted',
}

/** The status that undoing an action restores, by the list that the post was in. A post never becomes pending again. */
const statusOf: Readonly<Record<PostFilter, Status | undefined>> = {
  normal: 'available',
  closed: 'closed',
  deleted: 'deleted',
  pending: undefined,
}

const actions: Readonly<Record<PostNoun, Readonly<Record<PostFilter, readonly PostAction[]>>>> = {
  questions: {
    normal: ['close', 'delete'],
    closed: ['reopen', 'delete'],
    pending: ['approve', 'delete'],
    deleted: ['restore'],
  },
  answers: { normal: ['delete'], closed: [], pending: ['approve', 'delete'], deleted: ['restore'] },
}

/** Returns the actions that are possible on the posts of a list (`docs/spec/screens.md#admin`). */
export function actionsOn(noun: PostNoun, filter: PostFilter): readonly PostAction[] {
  return actions[noun][filter]
}

/**
 * Actions with a confirmation: deleting notifies the authors, approving cannot be undone, and reopening loses the
 * reason for closing.
 */
export type ConfirmedAction = 'approve' | 'delete' | 'reopen'

export function isConfirmed(action: PostAction): action is ConfirmedAction {
  return action === 'delete' || action === 'approve' || action === 'reopen'
}

/** Actions that a dialog asks about first: for the reason of a closing, or for a confirmation. */
export type AskedAction = ConfirmedAction | 'close'

export function isAsked(action: PostAction): action is AskedAction {
  return action === 'close' || isConfirmed(action)
}

/** Returns the area of the catalogue with the messages of an action. Only questions are closed and reopened. */
export function messageArea(noun: PostNoun, action: PostAction) {
  return action === 'close' || action === 'reopen' ? (`questions.${action}` as const) : (`${noun}.${action}` as const)
}

/** Like {@link messageArea}, for an action that is confirmed first. */
export function confirmationArea(noun: PostNoun, action: ConfirmedAction) {
  return action === 'reopen' ? (`questions.${action}` as const) : (`${noun}.${action}` as const)
}

/** Outcome of an action on several posts. */
export interface PostOutcome {
  /** Ids of the posts that changed. */
  done: readonly string[]
  /** The first refusal. */
  error?: ApiError
}

/** Why questions are closed. */
export interface Closing {
  /** Number of the reason. */
  reason: number
  /** The text that some reasons require; '' for the others. */
  text: string
}

/** Performs an action on posts one after the other. A refusal does not stop the rest. */
export function act(
  api: QuandaryClient,
  noun: PostNoun,
  action: Exclude<PostAction, 'close'>,
  ids: readonly string[],
): Promise<PostOutcome> {
  return setStatus(api, noun, ids, statusAfter[action])
}

/** Closes questions for one reason, one after the other. A refusal does not stop the rest. */
export function closeQuestions(
  api: QuandaryClient,
  ids: readonly string[],
  { reason, text }: Closing,
): Promise<PostOutcome> {
  const closed = { status: 'closed', close_type: reason, close_msg: text } as const
  return eachOf(ids, (id) => api.call('updateAdminQuestionStatus', { body: { question_id: id, ...closed } }))
}

/** The list in which an action was used, and the action. */
export interface PostScene {
  noun: PostNoun
  filter: PostFilter
  action: PostAction
}

/** Returns a function that undoes an action on posts of a list; undefined if it cannot be undone. */
export function undoOf(api: QuandaryClient, { noun, filter, action }: PostScene, ids: readonly string[]) {
  // Reopening cannot be undone, because closing the post again would not restore the reason for closing.
  const status = action === 'reopen' ? undefined : statusOf[filter]
  return status === undefined ? undefined : () => setStatus(api, noun, ids, status)
}

function setStatus(api: QuandaryClient, noun: PostNoun, ids: readonly string[], status: Status): Promise<PostOutcome> {
  return eachOf(ids, (id) => callFor(api, noun, id, status))
}

async function eachOf(
  ids: readonly string[],
  call: (id: string) => Promise<{ error?: ApiError | undefined }>,
): Promise<PostOutcome> {
  const done: string[] = []
  let refusal: ApiError | undefined
  for (const id of ids) {
    const { error } = await call(id)
    if (error) refusal ??= error
    else done.push(id)
  }
  return { done, ...(refusal === undefined ? {} : { error: refusal }) }
}

function callFor(api: QuandaryClient, noun: PostNoun, id: string, status: Status) {
  if (noun === 'questions') return api.call('updateAdminQuestionStatus', { body: { question_id: id, status } })
  const answerStatus = status === 'deleted' ? 'deleted' : 'available'
  return api.call('updateAdminAnswerStatus', { body: { answer_id: id, status: answerStatus } })
}
