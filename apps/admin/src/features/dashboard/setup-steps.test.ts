import { describe, expect, it } from 'vitest'
import { doneSteps, setupSteps, type SetupFacts } from './setup-steps.ts'

const finished: SetupFacts = {
  siteUrl: 'https://qa.example.com',
  smtp: 'enabled',
  logo: '/uploads/branding/logo.png',
  terms: 'Be kind.',
  privacy: 'We keep little.',
  tagCount: 1,
}
const open = (facts: Partial<SetupFacts>) => {
  const done = doneSteps({ ...finished, ...facts })
  return setupSteps.filter((step) => !done[step])
}

describe('setting up', () => {
  it('is finished when everything is', () => expect(open({})).toEqual([]))
  it.each<[Partial<SetupFacts>, string]>([
    [{ siteUrl: 'http://localhost:9080' }, 'address'],
    [{ siteUrl: 'http://127.0.0.1' }, 'address'],
    [{ siteUrl: 'http://[::1]:9080' }, 'address'],
    [{ siteUrl: '' }, 'address'],
    [{ smtp: 'not_configured' }, 'mail'],
    [{ smtp: 'disabled' }, 'mail'],
    [{ logo: '' }, 'branding'],
    [{ terms: ' ' }, 'legal'],
    [{ privacy: '' }, 'legal'],
    [{ tagCount: 0 }, 'tags'],
  ])('%j leaves %s', (facts, step) => expect(open(facts)).toEqual([step]))
})
