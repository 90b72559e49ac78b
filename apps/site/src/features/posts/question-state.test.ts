import { expect, it } from 'vitest'
import { duplicateAddress, isPublic } from './question-state.ts'

it('only public questions are indexed by search engines', () => {
  expect(isPublic({ status: 1, show: 1 })).toBe(true)
  expect(isPublic({ status: 2, show: 1 })).toBe(true)
  expect(isPublic({ status: 1, show: 2 })).toBe(false)
  expect(isPublic({ status: 10, show: 1 })).toBe(false)
})

it('distinguishes an address from text', () => {
  expect(duplicateAddress('https://qa.example/questions/1')).toBe('https://qa.example/questions/1')
  expect(duplicateAddress('/questions/10010000000000001')).toBe('/questions/10010000000000001')
  expect(duplicateAddress('see https://qa.example')).toBeUndefined()
  expect(duplicateAddress('javascript:alert(1)')).toBeUndefined()
  expect(duplicateAddress('//elsewhere.example')).toBeUndefined()
})
