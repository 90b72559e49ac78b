import { expect, it } from 'vitest'
import { hasVersion, versionBefore, versionsOf } from './version-before.ts'

const entry = (object_id: string, revision_id: string) => ({ object_id, revision_id })

const edited = entry('question', '9')
const answered = entry('answer', '8')
const closed = entry('question', '0')
const asked = entry('question', '3')
const all = [edited, answered, closed, asked]

it('a version is compared with the previous one of the same object', () => {
  expect(versionBefore(all, edited)).toBe('3')
  expect(versionBefore(all, answered)).toBe('0')
  expect(versionBefore(all, asked)).toBe('0')
})

it('events without a version have no changes to show', () => {
  expect(all.filter(hasVersion)).toEqual([edited, answered, asked])
})

it('the versions of an object are those of its own entries', () => {
  expect(versionsOf(all, asked)).toEqual([edited, asked])
  expect(versionsOf(all, answered)).toEqual([answered])
})
