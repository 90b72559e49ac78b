// Runs the packages that support the oldest promised Node version: no TypeScript, no bundler. Prints one line of JSON.
import { createQuandaryClient, memoryTokenStore, unwrap } from '@quandary/api-client'
import { canVote, checkPolicy, deriveLoginState, privilegesOfLevel } from '@quandary/guards'
import { definePlugin } from '@quandary/plugin-kit'
import { plugin } from '@quandary/plugin-connector-oauth'

const tokens = memoryTokenStore()
const client = createQuandaryClient({ baseUrl: process.env.QUANDARY_URL, tokens, language: 'en_US' })

const refused = await client.call('loginByEmail', { body: { e_mail: process.env.E_MAIL, pass: 'not this one' } })
const me = await unwrap(client.call('loginByEmail', { body: { e_mail: process.env.E_MAIL, pass: process.env.PASS } }))
tokens.set(me.access_token)
const { list } = await unwrap(client.call('listQuestions', { query: { page_size: 2 } }))
const absent = await client.call('getQuestion', { query: { id: '10010000009999999' } })
const ended = await client.call('getSiteInfo', { signal: AbortSignal.abort() })

const viewer = { id: 1, roleId: me.role_id, status: 'normal', mailStatus: me.mail_status, rank: me.rank }
const mine = { kind: 'question', authorId: 1, deleted: false }
console.log(
  JSON.stringify({
    refused: refused.error.kind,
    questions: list.length,
    absent: absent.error.kind,
    ended: ended.error.kind,
    admin: deriveLoginState(viewer).admin,
    adminCalls: checkPolicy('admin', viewer, { privateSite: false }),
    votesForOwnPost: canVote(viewer, mine, 'up', privilegesOfLevel(1)),
    plugins: [plugin, definePlugin({ ...plugin, slugName: 'again' })].map(({ slugName }) => slugName),
  }),
)
