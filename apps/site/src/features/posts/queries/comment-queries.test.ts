import { describe, expect, it } from 'vitest'
import { joinComments, withChanged, withComment, withoutComment, type PostComment } from './comment-queries.ts'

function comment(id: string, at: number): PostComment {
  return {
    comment_id: id,
    created_at: at,
    object_id: '10010000000000001',
    vote_count: 0,
    is_vote: false,
    original_text: id,
    parsed_text: `<p>${id}</p>`,
    user_id: '1',
    username: 'ada',
    user_display_name: 'Ada',
    user_avatar: '',
    user_status: 'normal',
    reply_user_id: '',
    reply_username: '',
    reply_user_display_name: '',
    reply_comment_id: '',
    reply_user_status: '',
    status: 1,
    member_actions: [],
  }
}

const first = comment('first', 10)
const second = comment('second', 20)
const third = comment('third', 30)

describe('comments of a post', () => {
  it('overlapping pages are merged, oldest first', () => {
    const joined = joinComments([third, first], [first, second])
    expect(joined.map(({ comment_id: id }) => id)).toEqual(['first', 'second', 'third'])
  })

  it('comments of one second keep their order, however often they are merged', () => {
    const both = joinComments([comment('one', 10), comment('two', 10)])
    expect(both.map(({ comment_id: id }) => id)).toEqual(['one', 'two'])
    expect(joinComments(both, both)).toEqual(both)
  })

  it('a reply stands after the comment it answers, when loaded and when added', () => {
    const reply = (id: string, at: number, to: string) => ({ ...comment(id, at), reply_comment_id: to })
    const names = (list: readonly PostComment[]) => list.map(({ comment_id: id }) => id)
    const list = joinComments([third, reply('early reply', 25, 'first'), first, second])
    expect(names(list)).toEqual(['first', 'early reply', 'second', 'third'])
    const { list: longer } = withComment({ count: 4, list }, reply('late reply', 40, 'first'))
    expect(names(longer)).toEqual(['first', 'early reply', 'late reply', 'second', 'third'])
    const { list: deeper } = withComment({ count: 5, list: longer }, reply('answer', 50, 'early reply'))
    expect(names(deeper)).toEqual(['first', 'early reply', 'answer', 'late reply', 'second', 'third'])
    // The reply's parent comment is not loaded yet.
    expect(names(joinComments([reply('stray', 5, 'elsewhere'), first]))).toEqual(['stray', 'first'])
  })

  it('adding and removing a comment adjusts the count', () => {
    const two = withComment({ count: 1, list: [first] }, second)
    expect(two).toEqual({ count: 2, list: [first, second] })
    expect(withoutComment(two, 'first')).toEqual({ count: 1, list: [second] })
  })

  it('a change affects only its comment', () => {
    const changed = withChanged({ count: 2, list: [first, second] }, 'second', { vote_count: 4 })
    expect(changed.list).toEqual([first, { ...second, vote_count: 4 }])
  })
})
