import { describe, expect, it } from 'vitest'
import { answerHref, askHref, isAnswerId, loginHref, questionHref, tagHref, userHref, withQuery } from './addresses.ts'

const question = { id: '10010000000000001', urlTitle: 'how-to-stream' }

describe('question addresses follow the permalink setting', () => {
  it('1 and 3 include the title', () => {
    expect(questionHref(question, 1)).toBe('/questions/10010000000000001/how-to-stream')
    expect(questionHref({ ...question, id: 'D1D1' }, 3)).toBe('/questions/D1D1/how-to-stream')
  })
  it('2 and 4 do not include it', () => {
    expect(questionHref(question, 2)).toBe('/questions/10010000000000001')
    expect(questionHref({ ...question, id: 'D1D1' }, 4)).toBe('/questions/D1D1')
  })
  it('a question whose title has no letters gets no empty path segment', () => {
    expect(questionHref({ ...question, urlTitle: '' }, 1)).toBe('/questions/10010000000000001')
  })
  it('an answer comes after its question', () => {
    expect(answerHref(question, '10020000000000002', 1)).toBe(
      '/questions/10010000000000001/how-to-stream/10020000000000002',
    )
    expect(answerHref(question, '10020000000000002', 2)).toBe('/questions/10010000000000001/10020000000000002')
  })
})

describe('the segment after the question id', () => {
  it('is an answer when it is a 17-digit id', () => {
    expect(isAnswerId('10020000000000002', 1)).toBe(true)
  })
  it('is a title where addresses include titles', () => {
    expect(isAnswerId('how-to-stream', 1)).toBe(false)
    expect(isAnswerId('2026', 3)).toBe(false)
  })
  it('is an answer where addresses include no titles', () => {
    expect(isAnswerId('D2D1', 4)).toBe(true)
  })
})

it('names are percent-encoded', () => {
  expect(tagHref('c#')).toBe('/tags/c%23')
  expect(userHref('a b')).toBe('/users/a%20b')
  expect(askHref('c#')).toBe('/questions/ask?tags=c%23')
})

it('empty and undefined query values are omitted', () => {
  expect(withQuery('/x', { a: undefined, b: '', c: 0, d: 'e f' })).toBe('/x?c=0&d=e+f')
  expect(withQuery('/x', {})).toBe('/x')
})

it('the login address carries the current page as its target, but not the home page', () => {
  expect(loginHref('/questions/ask?tags=a')).toBe('/users/login?next=%2Fquestions%2Fask%3Ftags%3Da')
  expect(loginHref('/')).toBe('/users/login')
})
