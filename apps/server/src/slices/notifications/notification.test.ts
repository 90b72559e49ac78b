import { expect, it } from 'vitest'
import { recipientsOfComment } from './notification.ts'

const comment = {
  userId: 1,
  objectType: 'question' as const,
  postAuthorId: 2,
  repliedUserId: null,
  mentionedUserIds: [],
}

it('N1 a comment notifies the person replied to, else those mentioned, else the author of the post', () => {
  expect(recipientsOfComment({ ...comment, repliedUserId: 3, mentionedUserIds: [4] })).toEqual({
    action: 'reply_to_you',
    userIds: [3],
  })
  expect(recipientsOfComment({ ...comment, mentionedUserIds: [4, 5, 4] })).toEqual({
    action: 'mention_you',
    userIds: [4, 5],
  })
  expect(recipientsOfComment(comment)).toEqual({ action: 'comment_question', userIds: [2] })
  expect(recipientsOfComment({ ...comment, objectType: 'answer' })).toEqual({ action: 'comment_answer', userIds: [2] })
})

it('N2 nobody is notified of their own comment', () => {
  expect(recipientsOfComment({ ...comment, postAuthorId: 1 }).userIds).toEqual([])
  expect(recipientsOfComment({ ...comment, repliedUserId: 1 }).userIds).toEqual([])
  expect(recipientsOfComment({ ...comment, mentionedUserIds: [1, 3] }).userIds).toEqual([3])
})
