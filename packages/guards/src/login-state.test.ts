import { describe, expect, it } from 'vitest'
import { deriveLoginState, isStaff } from './login-state.ts'
import { viewerNames, viewers, type ViewerName } from './viewers.test-data.ts'

const states: Record<ViewerName, string> = {
  nobody: '',
  user: 'activated logged normal',
  veteran: 'activated logged normal',
  moderator: 'activated logged moderator normal',
  admin: 'activated admin logged normal',
  inactive: 'logged notActivated',
  inactiveByStatus: 'logged notActivated',
  suspended: 'activated forbidden logged',
  suspendedAdmin: 'activated forbidden logged',
  inactiveAdmin: 'logged notActivated',
  inactiveSuspended: 'forbidden logged notActivated',
  deleted: '',
}

describe('deriveLoginState', () => {
  it.each(viewerNames)('of %s', (name) => {
    const held = Object.entries(deriveLoginState(viewers[name])).filter(([, holds]) => holds)
    expect(
      held
        .map(([state]) => state)
        .sort()
        .join(' '),
    ).toBe(states[name])
  })
})

describe('isStaff', () => {
  it('is true only for administrators and moderators in good standing', () => {
    expect(viewerNames.filter((name) => isStaff(viewers[name]))).toEqual(['moderator', 'admin'])
  })
})
