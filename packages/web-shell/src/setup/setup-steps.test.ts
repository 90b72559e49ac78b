import { expect, it } from 'vitest'
import { doneSetupSteps, setupSteps, type SetupFacts } from './setup-steps.ts'

const finished: SetupFacts = {
  siteUrl: 'https://qa.example.com',
  sendsMail: true,
  logo: '/uploads/branding/logo.png',
  hasTerms: true,
  hasPrivacyPolicy: true,
  tagCount: 1,
}
const open = (facts: Partial<SetupFacts>) => {
  const done = doneSetupSteps({ ...finished, ...facts })
  return setupSteps.filter((step) => !done[step])
}

it('leaves no step of a site that is set up', () => expect(open({})).toEqual([]))

it.each<[Partial<SetupFacts>, string]>([
  [{ siteUrl: 'http://localhost:9080' }, 'address'],
  [{ siteUrl: 'http://127.0.0.1' }, 'address'],
  [{ siteUrl: 'http://[::1]:9080' }, 'address'],
  [{ siteUrl: 'nonsense' }, 'address'],
  [{ siteUrl: '' }, 'address'],
  [{ sendsMail: false }, 'mail'],
  [{ logo: '' }, 'branding'],
  [{ hasTerms: false }, 'legal'],
  [{ hasPrivacyPolicy: false }, 'legal'],
  [{ tagCount: 0 }, 'tags'],
])('%j leaves %s', (facts, step) => expect(open(facts)).toEqual([step]))
