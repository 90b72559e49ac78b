import { describe, expect, it } from 'vitest'
import { refuseTag, TAG_MAX_LENGTH, writeTag } from './tag-rules.ts'

const limits = { max: 2, maxLength: TAG_MAX_LENGTH }

describe('writeTag', () => {
  it.each([
    ['  Seed  Starting ', 'seed-starting'],
    ['C++', 'c++'],
    ['面点', '面点'],
    ['   ', ''],
  ])('%j becomes %j', (typed, tag) => {
    expect(writeTag(typed)).toBe(tag)
  })
})

describe('refuseTag', () => {
  it('accepts a new tag', () => {
    expect(refuseTag('csv', ['python'], limits)).toBeNull()
  })

  it('refuses an empty tag', () => {
    expect(refuseTag('', [], limits)).toBe('empty')
  })

  it('finds duplicates case-insensitively, even if the list is full', () => {
    expect(refuseTag('CSV', ['csv', 'python'], limits)).toBe('duplicate')
  })

  it('counts characters, not code units', () => {
    expect(refuseTag('🌱'.repeat(35), [], limits)).toBeNull()
    expect(refuseTag('🌱'.repeat(36), [], limits)).toBe('too-long')
  })

  it('stops at the maximum number of tags', () => {
    expect(refuseTag('awk', ['csv', 'python'], limits)).toBe('limit')
  })
})
