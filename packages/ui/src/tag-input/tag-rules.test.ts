import { describe, expect, it } from 'vitest'
import { tagRefusal, TAG_MAX_LENGTH, normalizeTag } from './tag-rules.ts'

const limits = { max: 2, maxLength: TAG_MAX_LENGTH }

describe('writeTag', () => {
  it.each([
    ['  Seed  Starting ', 'seed-starting'],
    ['C++', 'c++'],
    ['面点', '面点'],
    ['   ', ''],
  ])('%j becomes %j', (typed, tag) => {
    expect(normalizeTag(typed)).toBe(tag)
  })
})

describe('refuseTag', () => {
  it('takes a new tag', () => {
    expect(tagRefusal('csv', ['python'], limits)).toBeNull()
  })

  it('refuses nothing at all', () => {
    expect(tagRefusal('', [], limits)).toBe('empty')
  })

  it('finds duplicates without regard to case, even when the list is full', () => {
    expect(tagRefusal('CSV', ['csv', 'python'], limits)).toBe('duplicate')
  })

  it('counts characters, not code units', () => {
    expect(tagRefusal('🌱'.repeat(35), [], limits)).toBeNull()
    expect(tagRefusal('🌱'.repeat(36), [], limits)).toBe('too-long')
  })

  it('stops at the most tags', () => {
    expect(tagRefusal('awk', ['csv', 'python'], limits)).toBe('limit')
  })
})
