import type { ConfigValues, PluginFetch } from '@quandary/plugin-kit'
import { describe, expect, it } from 'vitest'
import { oauthPlugin, plugin } from './index.ts'
import { personOf } from './person.ts'
import { findService } from './service.ts'

const config: ConfigValues = {
  client_id: 'site',
  issuer: 'https://id.test/',
  scope: 'openid email',
  id_claim: 'sub',
  name_claim: 'profile.name',
  username_claim: 'login',
  email_claim: 'email',
  email_verified_claim: 'email_verified',
  trust_email: false,
}
const log = { info: () => {}, warn: () => {} }
const answering =
  (document: unknown): PluginFetch =>
  async () => ({
    status: 200,
    headers: {},
    text: JSON.stringify(document),
  })
const discovered = {
  issuer: 'https://id.test',
  authorization_endpoint: 'https://id.test/authorize?tenant=7',
  token_endpoint: 'https://id.test/token',
  userinfo_endpoint: 'https://id.test/me',
}

describe('the button', () => {
  it('appears once the client and the service are configured', () => {
    const button = (values: ConfigValues) => plugin.connector?.button(values)
    expect(button({})).toBeNull()
    expect(button({ client_id: 'site' })).toBeNull()
    expect(button({ client_id: 'site', issuer: 'https://id.test' })).toEqual({ name: 'OAuth', icon: '' })
    const urls = { authorization_url: 'https://a.test', token_url: 'https://a.test', user_info_url: 'https://a.test' }
    expect(button({ client_id: 'site', ...urls, service_name: 'Acme' })).toMatchObject({ name: 'Acme' })
  })
})

describe('the start', () => {
  it('redirects to the service with state and challenge and preserves existing query parameters', async () => {
    const call = {
      config,
      language: 'en_US',
      fetch: answering(discovered),
      signal: new AbortController().signal,
      log,
      redirectUri: 'https://qa.test/back',
      state: 'st',
      codeChallenge: 'ch',
    }
    const url = new URL((await plugin.connector?.start(call)) ?? '')
    expect(url.origin + url.pathname).toBe('https://id.test/authorize')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tenant: '7',
      response_type: 'code',
      client_id: 'site',
      redirect_uri: 'https://qa.test/back',
      scope: 'openid email',
      state: 'st',
      code_challenge: 'ch',
      code_challenge_method: 'S256',
    })
  })
})

describe('the service', () => {
  it('is discovered from its issuer, unless the document names another issuer or is incomplete', async () => {
    expect(await findService({ config, fetch: answering(discovered) })).toMatchObject({
      tokenUrl: 'https://id.test/token',
    })
    for (const document of [{ ...discovered, issuer: 'https://evil.test' }, { issuer: 'https://id.test' }, 'text']) {
      await expect(findService({ config, fetch: answering(document) })).rejects.toMatchObject({ name: 'PluginRefusal' })
    }
  })
})

describe('the person', () => {
  it('is read by the configured claim names', () => {
    const answer = { sub: 42, profile: { name: ' Ada ' }, login: 'ada', email: 'a@a.test', email_verified: 'true' }
    expect(personOf(answer, config)).toEqual({
      externalId: '42',
      displayName: 'Ada',
      username: 'ada',
      email: 'a@a.test',
    })
  })

  it('has no email address unless the service has verified it', () => {
    const answer = { sub: 'x', email: 'a@a.test' }
    expect(personOf(answer, config).email).toBe('')
    expect(personOf({ ...answer, email_verified: false }, config).email).toBe('')
    expect(personOf(answer, { ...config, trust_email: true }).email).toBe('a@a.test')
  })

  it('is not read from properties of Object.prototype', () => {
    expect(personOf({}, { ...config, id_claim: 'constructor.name' }).externalId).toBe('')
  })
})

describe('a preset', () => {
  it('fills in the form of a dedicated connector', () => {
    const own = oauthPlugin({
      slugName: 'acme',
      name: 'Acme login',
      description: '',
      version: '1.0.0',
      link: 'https://acme.test',
      serviceName: 'Acme',
      preset: { issuer: 'https://id.acme.test' },
    })
    const issuer = own.configFields?.find(({ name }) => name === 'issuer')
    expect(issuer).toMatchObject({ value: 'https://id.acme.test' })
  })
})
