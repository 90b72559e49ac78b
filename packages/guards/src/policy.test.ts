import { describe, expect, it } from 'vitest'
import { checkPolicy, readingViewer, type Policy, type PolicyAnswer } from './policy.ts'
import { viewerNames, viewers, type ViewerName } from './viewers.test-data.ts'

const words: Record<string, PolicyAnswer> = {
  allow: 'allow',
  '401': { status: 401 },
  '403': { status: 403 },
  inactive: { status: 403, type: 'inactive' },
  suspended: { status: 403, type: 'suspended' },
}

// One row per viewer, one column per policy: reader on a public site, reader on a private one, signedIn, active,
// moderator, admin.
const answers: Record<ViewerName, string> = {
  nobody: 'allow 401 401 401 401 401',
  user: 'allow allow allow allow 403 403',
  veteran: 'allow allow allow allow 403 403',
  moderator: 'allow allow allow allow allow 403',
  admin: 'allow allow allow allow allow allow',
  inactive: 'allow inactive allow inactive inactive inactive',
  inactiveByStatus: 'allow inactive allow inactive inactive inactive',
  suspended: 'allow suspended suspended suspended suspended suspended',
  suspendedAdmin: 'allow suspended suspended suspended suspended suspended',
  inactiveAdmin: 'allow inactive allow inactive inactive inactive',
  inactiveSuspended: 'allow inactive suspended inactive inactive inactive',
  deleted: 'allow 401 401 401 401 401',
}

describe.each(viewerNames)('checkPolicy for %s', (name) => {
  it.each([true, false])('lets everybody call open routes (private site: %s)', (privateSite) => {
    expect(checkPolicy('open', viewers[name], { privateSite })).toBe('allow')
  })

  it("decides reader by the site's privacy", () => {
    const [open = '', closed = ''] = answers[name].split(' ')
    expect(checkPolicy('reader', viewers[name], { privateSite: false })).toEqual(words[open])
    expect(checkPolicy('reader', viewers[name], { privateSite: true })).toEqual(words[closed])
  })

  it.each([true, false])('answers the other policies the same on any site (private site: %s)', (privateSite) => {
    const policies: Policy[] = ['signedIn', 'active', 'moderator', 'admin']
    const given = policies.map((policy) => checkPolicy(policy, viewers[name], { privateSite }))
    expect(given).toEqual(
      answers[name]
        .split(' ')
        .slice(2)
        .map((word) => words[word]),
    )
  })
})

it('lets suspended members read as guests, and everybody else as themselves', () => {
  const asGuests = viewerNames.filter((name) => viewers[name] !== null && readingViewer(viewers[name]) === null)
  expect(asGuests).toEqual(['suspended', 'suspendedAdmin', 'inactiveSuspended'])
})
