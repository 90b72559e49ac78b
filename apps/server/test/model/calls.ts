import type { ApiResult, OperationBody, QuandaryClient } from '@quandary/api-client'
import type { Action, ActionOf, Key, PersonIndex } from './operation.ts'
import { CLOSED_BY_FLAG, commentText, usernameOf } from './operation.ts'

/** Maps the names in operations to the ids of a real site. */
export interface Names {
  /** Returns the public id of an object by its name. */
  id(key: Key): string
  tagId(slug: string): string
  accountId(person: PersonIndex): string
  /** Records the public id of a new post. */
  made(key: Key, publicId: string): void
}

type Calls = {
  [Kind in Action['do']]: (api: QuandaryClient, action: ActionOf<Kind>, names: Names) => Promise<ApiResult<unknown>>
}

/** Id of the reason `spam`, which every kind of post can be flagged for. */
const SPAM = 57

const inputsOf = (tags: readonly string[]) => tags.map((slug_name) => ({ slug_name }))

/** Converts each action to an API call. */
export const calls: Calls = {
  async ask(api, { as, tags, answerAs }, { made }) {
    const body = { title: titleOf(as), content: `Who knows about ${as}?`, tags: inputsOf(tags) }
    if (answerAs !== undefined) return askWithAnswer(api, body, { as, answerAs }, made)
    const result = await api.call('createQuestion', { body })
    if (result.data) made(as, result.data.id)
    return result
  },
  editQuestion(api, { on, tags, text }, { id }) {
    const body = { id: id(on), title: titleOf(text), content: `Edited: ${text}`, tags: inputsOf(tags) }
    return api.call('updateQuestion', { body })
  },
  deleteQuestion: (api, { on }, { id }) => api.call('deleteQuestion', { body: { id: id(on) } }),
  recoverQuestion: (api, { on }, { id }) => api.call('recoverQuestion', { body: { question_id: id(on) } }),
  close: (api, { on, reason }, { id }) => {
    return api.call('closeQuestion', { body: { id: id(on), close_type: reason, close_msg: 'What exactly?' } })
  },
  reopen: (api, { on }, { id }) => api.call('reopenQuestion', { body: { question_id: id(on) } }),
  pin: (api, { on }, { id }) => api.call('operateQuestion', { body: { id: id(on), operation: 'pin' } }),
  unpin: (api, { on }, { id }) => api.call('operateQuestion', { body: { id: id(on), operation: 'unpin' } }),
  hide: (api, { on }, { id }) => api.call('operateQuestion', { body: { id: id(on), operation: 'hide' } }),
  show: (api, { on }, { id }) => api.call('operateQuestion', { body: { id: id(on), operation: 'show' } }),

  async answer(api, { on, as }, { id, made }) {
    const result = await api.call('createAnswer', { body: { question_id: id(on), content: contentOf(as) } })
    if (result.data) made(as, result.data.info.id)
    return result
  },
  editAnswer: (api, { on, question, text }, { id }) => {
    return api.call('updateAnswer', { body: { id: id(on), question_id: id(question), content: contentOf(text) } })
  },
  deleteAnswer: (api, { on }, { id }) => api.call('deleteAnswer', { body: { id: id(on) } }),
  recoverAnswer: (api, { on }, { id }) => api.call('recoverAnswer', { body: { answer_id: id(on) } }),
  accept: (api, { on, answer }, { id }) => {
    return api.call('acceptAnswer', { body: { question_id: id(on), answer_id: answer === null ? '0' : id(answer) } })
  },

  async comment(api, { on, as, replyTo, mentions }, { id, made }) {
    const body = {
      object_id: id(on),
      original_text: commentText(as, mentions),
      ...(replyTo !== null && { reply_comment_id: id(replyTo) }),
    }
    const result = await api.call('createComment', { body })
    if (result.data) made(as, result.data.comment_id)
    return result
  },
  editComment: (api, { on, text, mentions }, { id }) => {
    return api.call('updateComment', { body: { comment_id: id(on), original_text: commentText(text, mentions) } })
  },
  deleteComment: (api, { on }, { id }) => api.call('deleteComment', { body: { comment_id: id(on) } }),

  vote: (api, { on, direction, cancel }, { id }) => {
    return api.call(direction === 1 ? 'voteUp' : 'voteDown', { body: { object_id: id(on), is_cancel: cancel } })
  },
  bookmark: (api, { on, wanted }, { id }) => {
    return api.call('switchBookmark', { body: { object_id: id(on), group_id: '0', bookmark: wanted } })
  },
  followQuestion: (api, { on, wanted }, { id }) => follow(api, id(on), wanted),
  followTag: (api, { tag, wanted }, { tagId }) => follow(api, tagId(tag), wanted),
  followPerson: (api, { person, wanted }, { accountId }) => follow(api, accountId(person), wanted),
  followTags: (api, { tags }) => api.call('updateFollowedTags', { body: { slug_name_list: tags } }),

  createTag: (api, { tag, text }) => {
    return api.call('createTag', { body: { slug_name: tag, display_name: tag, original_text: text } })
  },
  editTag: (api, { tag, text }, { tagId }) => {
    return api.call('updateTag', {
      body: { tag_id: tagId(tag), slug_name: tag, display_name: tag, original_text: text },
    })
  },
  deleteTag: (api, { tag }, { tagId }) => api.call('deleteTag', { body: { tag_id: tagId(tag) } }),
  recoverTag: (api, { tag }, { tagId }) => api.call('recoverTag', { body: { tag_id: tagId(tag) } }),
  synonyms: (api, { tag, tags }, { tagId }) => {
    return api.call('updateTagSynonyms', { body: { tag_id: tagId(tag), synonym_tag_list: inputsOf(tags) } })
  },
  mergeTags: (api, { tag, into }, { tagId }) => {
    return api.call('mergeTags', { body: { source_tag_id: tagId(tag), target_tag_id: tagId(into) } })
  },

  audit: (api, { suggestion, approve }, { id }) => {
    return api.call('auditRevision', { body: { id: id(suggestion), operation: approve ? 'approve' : 'reject' } })
  },
  flag: (api, { on }, { id }) => api.call('createReport', { body: { object_id: id(on), report_type: SPAM } }),
  handleFlag: (api, { flag, outcome }, { id }) => {
    const closing = outcome === 'close_post' ? { close_type: CLOSED_BY_FLAG, close_msg: '' } : {}
    return api.call('reviewReport', { body: { flag_id: id(flag), operation_type: outcome, ...closing } })
  },
  setStatus: (api, { person, status }, { accountId }) => {
    return api.call('updateUserStatus', { body: { user_id: accountId(person), status } })
  },
  invite: (api, { on, people }, { id }) => {
    return api.call('updateQuestionInvites', { body: { id: id(on), invite_user: people.map(usernameOf) } })
  },

  clearDot: (api, { kind: type }) => api.call('clearNotificationStatus', { body: { type } }),
  readAll: (api, { kind: type }) => api.call('readAllNotifications', { body: { type } }),
  async readOne(api, { kind: type, place }) {
    const result = await api.call('listNotifications', { query: { type, page: place + 1, page_size: 1 } })
    if (result.error) return result
    return api.call('readNotification', { body: { id: result.data.list[0]?.id ?? '' } })
  },
}

async function askWithAnswer(
  api: QuandaryClient,
  question: OperationBody<'createQuestion'>,
  { as, answerAs }: { as: Key; answerAs: Key },
  made: Names['made'],
): Promise<ApiResult<unknown>> {
  const body = { ...question, answer_content: contentOf(answerAs) }
  const result = await api.call('createQuestionWithAnswer', { body })
  if (result.data) {
    made(as, result.data.question.id)
    made(answerAs, result.data.info.id)
  }
  return result
}

function follow(api: QuandaryClient, object_id: string, wanted: boolean): Promise<ApiResult<unknown>> {
  return api.call('follow', { body: { object_id, is_cancel: !wanted } })
}

/** Returns a title with at least six characters. */
export function titleOf(text: string): string {
  return `About ${text}`
}

/** Returns the text of an answer with at least six characters. */
export function contentOf(text: string): string {
  return `I think that it is ${text}.`
}
