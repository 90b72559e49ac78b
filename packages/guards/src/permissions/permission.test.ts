import { describe, expect, it } from 'vitest'
import { member, viewerNames, viewers } from '../viewers.test-data.ts'
import { hasPermission, isPermissionKey, requiredRank, type PermissionKey } from './permission.ts'
import { defaultPrivilegeLevel, privilegeKeys, privilegesOfLevel, type PrivilegeLevel } from './privileges.ts'

const level2 = privilegesOfLevel(2)
const staffKeys: PermissionKey[] = [
  'question.delete',
  'question.close',
  'question.reopen',
  'question.pin',
  'question.unpin',
  'question.hide',
  'question.show',
  'question.undeleted',
  'answer.delete',
  'answer.accept',
  'answer.undeleted',
  'comment.edit',
  'comment.delete',
  'tag.delete',
  'tag.undeleted',
  'tag.merge',
  'tag.use_reserved_tag',
  'tag.edit_slug_name',
]
const openKeys: PermissionKey[] = ['comment.vote_down', 'vote.detail']
const allKeys = [...privilegeKeys, ...staffKeys, ...openKeys]

describe('privilege levels', () => {
  it('have the values of the API', () => {
    const tagAudit = ([1, 2, 3] as PrivilegeLevel[]).map((level) => privilegesOfLevel(level)['tag.audit'])
    expect(tagAudit).toEqual([1, 2500, 5000])
    expect(privilegesOfLevel(1)['question.vote_down']).toBe(125)
    expect(level2['question.vote_up']).toBe(8)
    expect(privilegesOfLevel(3)['tag.synonym']).toBe(20_000)
    expect(privilegeKeys).toHaveLength(22)
    expect(privilegeKeys[0]).toBe('question.add')
    expect(privilegeKeys.at(-1)).toBe('tag.synonym')
    expect(defaultPrivilegeLevel).toBe(2)
  })

  it('never become easier from one level to the next', () => {
    for (const key of privilegeKeys) {
      expect(privilegesOfLevel(1)[key]).toBeLessThanOrEqual(level2[key])
      expect(level2[key]).toBeLessThanOrEqual(privilegesOfLevel(3)[key])
    }
  })

  it('take custom values on level 99 only, with level 1 as the default', () => {
    const custom = privilegesOfLevel(99, { 'tag.add': 33 })
    expect(custom).toEqual({ ...privilegesOfLevel(1), 'tag.add': 33 })
    expect(privilegesOfLevel(2, { 'tag.add': 33 })).toEqual(level2)
  })
})

describe('hasPermission', () => {
  it.each(allKeys)('%s: held by staff and members with the reputation, never by others', (key) => {
    const needed = requiredRank(key, level2)
    for (const name of viewerNames) {
      const expected = name === 'moderator' || name === 'admin'
      if (name === 'user' || name === 'veteran') {
        expect(hasPermission(viewers[name], key, level2), name).toBe(needed >= 0 && viewers[name].rank >= needed)
      } else expect(hasPermission(viewers[name], key, level2), name).toBe(expected)
    }
    if (needed > 0) {
      expect(hasPermission(member({ rank: needed }), key, level2)).toBe(true)
      expect(hasPermission(member({ rank: needed - 1 }), key, level2)).toBe(false)
    } else expect(hasPermission(member({ rank: 1_000_000 }), key, level2)).toBe(needed === 0)
  })

  it('gives admin.access to administrators only', () => {
    expect(viewerNames.filter((name) => hasPermission(viewers[name], 'admin.access', level2))).toEqual(['admin'])
  })

  it('lets owners do what authors may do and nothing else', () => {
    const held = allKeys.filter(
      (key) =>
        hasPermission(member({ rank: -1 }), key, level2, { isOwner: true }) &&
        !hasPermission(member({ rank: -1 }), key, level2),
    )
    expect(held.sort()).toEqual([
      'answer.accept',
      'answer.delete',
      'answer.edit',
      'answer.edit_without_review',
      'comment.delete',
      'comment.edit',
      'question.delete',
      'question.edit',
      'question.edit_without_review',
    ])
    expect(hasPermission(viewers.suspended, 'question.edit', level2, { isOwner: true })).toBe(false)
  })
})

describe('isPermissionKey', () => {
  it('recognises its own keys and no others', () => {
    expect(allKeys.every(isPermissionKey)).toBe(true)
    expect(['', 'toString', 'question', 'question.fly', '__proto__'].some(isPermissionKey)).toBe(false)
  })
})
