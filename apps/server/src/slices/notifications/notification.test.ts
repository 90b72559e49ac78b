import { expect, it } from 'vitest'
import { recipientsOfComment } from './notification.ts'

const comment = {
  userId: 1,
  objectType: 'question' as const,
  postAuthorId: 2,
  repliedUserId: null,
  mentionedUserIds: [],
}

it('N1 a comment notifies the person replied to, those mentioned and the author of the post, each once', () => {
  expect(recipientsOfComment({ ...comment, repliedUserId: 3, mentionedUserIds: [4, 3] })).toEqual([
    { action: 'reply_to_you', userIds: [3] },
    { action: 'mention_you', userIds: [4] },
    { action: 'comment_question', userIds: [2] },
  ])
  expect(recipientsOfComment({ ...comment, mentionedUserIds: [4, 5, 4, 2] })).toEqual([
    { action: 'mention_you', userIds: [4, 5, 2] },
  ])
  expect(recipientsOfComment(comment)).toEqual([{ action: 'comment_question', userIds: [2] }])
  expect(recipientsOfComment({ ...comment, objectType: 'answer' })).toEqual([
    { action: 'comment_answer', userIds: [2] },
  ])
})

it('N2 nobody is notified of their own comment', () => {
  expect(recipientsOfComment({ ...comment, postAuthorId: 1 })).toEqual([])
  expect(recipientsOfComment({ ...comment, postAuthorId: 1, repliedUserId: 1 })).toEqual([])
  expect(recipientsOfComment({ ...comment, mentionedUserIds: [1, 3] })).toEqual([
    { action: 'mention_you', userIds: [3] },
    { action: 'comment_question', userIds: [2] },
  ])
})
