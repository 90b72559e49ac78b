import { expect, it } from 'vitest'
import { doneSteps } from './setup-steps.ts'

it('a new site has all steps left', () => {
  const fresh = { smtpHost: '', siteUrl: 'http://localhost:9080', logo: '', tagCount: 0 }
  expect(doneSteps(fresh)).toEqual({ mail: false, address: false, branding: false, tags: false })
})

it('a configured site has all steps done', () => {
  const ready = { smtpHost: 'mail.example.org', siteUrl: 'https://qa.example.org', logo: '/logo.png', tagCount: 3 }
  expect(doneSteps(ready)).toEqual({ mail: true, address: true, branding: true, tags: true })
})

it.each(['http://127.0.0.1:9080', 'http://[::1]:9080', 'nonsense'])('%s is not reachable by others', (siteUrl) => {
  expect(doneSteps({ smtpHost: '', siteUrl, logo: '', tagCount: 0 }).address).toBe(false)
})
