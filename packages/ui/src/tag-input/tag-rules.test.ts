import { describe, expect, it } from 'vitest'
import { tagRefusal, TAG_MAX_LENGTH, normalizeTag } from './tag-rules.ts'

const limits = { max: 2, maxLength: TAG_MAX_LENGTH }

describe('normalizeTag', () => {
  it.each([
    ['  Seed  Starting ', 'seed-starting'],
    ['C++', 'c++'],
    ['面点', '面点'],
    ['   ', ''],
  ])('%j becomes %j', (typed, tag) => {
    expect(normalizeTag(typed)).toBe(tag)
  })
})

describe('tagRefusal', () => {
  it('accepts a new tag', () => {
    expect(tagRefusal('csv', ['python'], limits)).toBeNull()
  })

  it('refuses an empty tag', () => {
    expect(tagRefusal('', [], limits)).toBe('empty')
  })

  it('finds duplicates case-insensitively, even if the list is full', () => {
    expect(tagRefusal('CSV', ['csv', 'python'], limits)).toBe('duplicate')
  })

  it('counts characters, not code units', () => {
    expect(tagRefusal('🌱'.repeat(35), [], limits)).toBeNull()
    expect(tagRefusal('🌱'.repeat(36), [], limits)).toBe('too-long')
  })

  it('stops at the maximum number of tags', () => {
    expect(tagRefusal('awk', ['csv', 'python'], limits)).toBe('limit')
  })

  it('takes any number of tags with a maximum of 0', () => {
    const many = Array.from({ length: 100 }, (_, i) => `tag-${i}`)
    expect(tagRefusal('awk', many, { ...limits, max: 0 })).toBeNull()
  })
})
