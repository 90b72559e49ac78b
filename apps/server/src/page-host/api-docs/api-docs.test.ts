import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContract } from '../../platform/http/contract.ts'
import { mountApiDocs } from './index.ts'
import { html, prose } from './markup.ts'

let http: FastifyInstance
let page: string

beforeAll(async () => {
  http = fastify()
  mountApiDocs(http)
  page = (await http.inject('/api-docs')).body
})
afterAll(() => http.close())

describe('the API reference page', () => {
  it('shows every operation once, with its own id', () => {
    const shown = [...page.matchAll(/<article id="(?!shape-)([^"]+)"/g)].map(([, id]) => id)
    expect(shown).toHaveLength(loadContract().operations.length)
    expect(new Set<string | undefined>(shown)).toEqual(new Set(loadContract().operations.map(({ id }) => id)))
  })

  it('shows method, path, policy, parameters, body, response and examples', () => {
    const [, article = ''] = /<article id="updateQuestion">(.*?)<\/article>/s.exec(page) ?? []
    expect(article).toContain('<b class="put">PUT</b> <code>/answer/api/v1/question</code>')
    expect(article).toContain('Signed-in people with a verified e-mail address')
    expect(article).toContain('<code>title</code> <span class="required">required</span>')
    expect(article).toContain('Title, 6 to 150 characters.')
    expect(article).toContain('<a href="#shape-QuestionUpdateResult">')
    expect(article).toContain('Example of a body')
    expect(page).toMatch(/<article id="startConnectorLogin">.*?Part of the path\./s)
    expect(page).toMatch(/<article id="uploadFile">.*?multipart\/form-data/s)
  })

  it('has no broken link', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(300)
    expect(targets.filter((target) => !ids.has(target))).toEqual([])
  })

  it('uses no id twice', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('runs and loads nothing', async () => {
    expect(page).not.toMatch(/<(script|img|link|iframe)\b/)
    expect(page).not.toMatch(/ (on\w+|style|src)="/)
    const policy = (await http.inject('/api-docs')).headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })

  it('allows its own style, and no other', async () => {
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
    const policy = (await http.inject('/api-docs')).headers['content-security-policy']
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })
})

it('serves the OpenAPI document the page is made from', async () => {
  const answer = await http.inject('/api-docs/openapi.json')
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Quandary HTTP API' } })
})

describe('markup', () => {
  it('escapes values and keeps markup', () => {
    expect(html`<p title="${'"'}">${'<b>&'}${[html`<i>${1}</i>`]}</p>`.text).toBe(
      '<p title="&quot;">&lt;b&gt;&amp;<i>1</i></p>',
    )
  })

  it('turns text between backticks into code', () => {
    expect(prose('Use `<b>` now.').text).toBe('Use <code>&lt;b&gt;</code> now.')
  })
})
