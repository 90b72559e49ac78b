import { expect, it } from 'vitest'
import { MORE_COMMENTS, type PostComment } from '../posts/index.ts'
import { readMore } from './more-comments.ts'

const comment = (at: number) => ({ comment_id: `${at}`, created_at: at, reply_comment_id: '' }) as PostComment
const comments = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => comment(from + n))

/** Returns a function that reads pages from a list of comments and records the page numbers. */
function readerOf(all: readonly PostComment[]) {
  const asked: number[] = []
  const read = (page: number) => {
    asked.push(page)
    return Promise.resolve({ count: all.length, list: all.slice((page - 1) * MORE_COMMENTS, page * MORE_COMMENTS) })
  }
  return { asked, read }
}

it('one page is read, and the next where it would leave a single comment', async () => {
  const many = readerOf(comments(1, 20))
  expect(await readMore(comments(1, 3), 0, many.read)).toEqual({ count: 20, list: comments(1, 15), page: 1 })
  expect(many.asked).toEqual([1])
  const oneMore = readerOf(comments(1, 16))
  expect(await readMore(comments(1, 3), 0, oneMore.read)).toMatchObject({ list: comments(1, 16) })
  expect(oneMore.asked).toEqual([1, 2])
})

it('a comment that a deletion moved to a page already read is found', async () => {
  const { asked, read } = readerOf(comments(2, 31))
  // The first comment was deleted after the first page had been read, so the sixteenth has moved to that page.
  expect(await readMore(comments(2, 15), 1, read)).toMatchObject({ list: comments(2, 31) })
  expect(asked).toEqual([2, 3, 1])
})

it('pages that bring nothing end, where the count promises more than can be read', async () => {
  const { asked, read } = readerOf(comments(1, 4))
  const promising = async (page: number) => ({ ...(await read(page)), count: 5 })
  expect(await readMore(comments(1, 4), 1, promising)).toMatchObject({ list: comments(1, 4), page: 0 })
  expect(asked).toEqual([2, 1])
})

it('a failure leaves the list as it is', async () => {
  expect(await readMore(comments(1, 3), 0, () => Promise.resolve(undefined))).toBeUndefined()
})
