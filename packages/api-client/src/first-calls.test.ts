import { expect, it } from 'vitest'
import { operationRoutes } from './index.ts'

const P = '/answer/api/v1'
const A = '/answer/admin/api'

/** Expands rows such as `'GET PUT user/info'` to one call for each method: `GET <base>/user/info` and so on. */
const rows = (base: string, ...calls: string[]): string[] =>
  calls.flatMap((call) => {
    const words = call.split(' ')
    const path = words.pop() ?? ''
    return words.map((method) => `${method} ${base}/${path}`)
  })

/**
 * The calls that the product has had from the beginning, by area. Their methods and addresses must not change, because
 * existing clients use them. Later calls are not listed. That every call of the contract is in the table of operations
 * is tested by `scripts/codegen.test.ts`.
 */
const calls = [
  // Files
  ...rows(P, 'POST file'),
  // Questions
  ...rows(P, 'GET question/info', 'GET question/page', 'GET question/similar', 'GET question/similar/tag'),
  ...rows(P, 'GET question/tags', 'POST PUT DELETE question', 'PUT question/status', 'PUT question/reopen'),
  ...rows(P, 'PUT question/operation', 'POST question/recover', 'POST question/answer', 'GET PUT question/invite'),
  // Answers
  ...rows(P, 'GET answer/page', 'GET answer/info', 'POST PUT DELETE answer', 'POST answer/acceptance'),
  ...rows(P, 'POST answer/recover'),
  // Comments
  ...rows(P, 'GET comment/page', 'POST PUT DELETE comment'),
  // Votes, bookmarks, follows and flags
  ...rows(P, 'POST vote/up', 'POST vote/down', 'POST collection/switch', 'POST follow', 'POST report'),
  // Tags
  ...rows(P, 'GET tags/page', 'GET tags', 'GET POST PUT DELETE tag', 'POST tag/recover', 'GET tag/synonyms'),
  ...rows(P, 'PUT tag/synonym', 'GET tags/following', 'PUT follow/tags'),
  // Revisions
  ...rows(P, 'GET revisions', 'GET revisions/edit/check', 'PUT revisions/audit', 'GET revisions/unreviewed'),
  // Auth and user
  ...rows(P, 'POST user/login/email', 'POST user/register/email', 'GET user/logout'),
  ...rows(P, 'POST user/email/verification/send', 'POST user/email/verification', 'GET PUT user/info'),
  ...rows(P, 'PUT user/password', 'POST user/password/reset', 'POST user/password/replacement'),
  ...rows(P, 'GET user/action/record', 'POST user/email/change/code', 'PUT user/email', 'PUT user/interface'),
  ...rows(P, 'PUT user/notification/unsubscribe', 'GET PUT user/notification/config', 'GET user/plugin/configs'),
  ...rows(P, 'GET PUT user/plugin/config', 'GET user/ranking', 'GET user/info/search'),
  // Profile pages
  ...rows(P, 'GET personal/user/info', 'GET personal/qa/top', 'GET personal/answer/page'),
  ...rows(P, 'GET personal/question/page', 'GET personal/collection/page', 'GET personal/comment/page'),
  ...rows(P, 'GET personal/rank/page', 'GET personal/vote/page'),
  // Notifications
  ...rows(P, 'GET notification/page', 'PUT notification/read/state', 'PUT notification/read/state/all'),
  ...rows(P, 'GET PUT notification/status'),
  // Site
  ...rows(P, 'GET siteinfo', 'GET siteinfo/legal', 'GET language/config', 'GET language/options'),
  ...rows(P, 'GET plugin/status', 'GET permission', 'GET search', 'GET search/desc', 'POST post/render'),
  ...rows(P, 'GET activity/timeline', 'GET activity/timeline/detail', 'GET reasons'),
  // Connectors and user center
  ...rows(P, 'POST connector/binding/email', 'GET connector/user/info', 'DELETE connector/user/unbinding'),
  ...rows(P, 'GET connector/info', 'GET user-center/agent', 'GET user-center/user/settings'),
  ...rows(P, 'GET user-center/personal/branding'),
  // Admin
  ...rows(A, 'GET answer/page', 'PUT answer/status', 'PUT report', 'GET reports/page', 'GET question/page'),
  ...rows(A, 'PUT question/status'),
  ...rows(A, 'GET PUT siteinfo/general', 'GET PUT siteinfo/interface', 'GET PUT siteinfo/branding'),
  ...rows(A, 'GET PUT siteinfo/write', 'GET PUT siteinfo/legal', 'GET PUT siteinfo/seo', 'GET PUT siteinfo/theme'),
  ...rows(A, 'GET PUT siteinfo/custom-css-html', 'GET PUT siteinfo/login', 'GET PUT siteinfo/users'),
  ...rows(A, 'GET PUT setting/smtp', 'GET language/options', 'GET PUT setting/privileges', 'PUT user/status'),
  ...rows(A, 'GET users/page', 'GET roles', 'PUT user/role', 'POST users', 'PUT user/password'),
  ...rows(A, 'GET POST user/activation', 'GET dashboard', 'GET plugins', 'PUT plugin/status'),
  ...rows(A, 'GET PUT plugin/config', 'GET reasons', 'GET user-center/agent'),
  // Installation
  ...rows('/installation', 'POST config-file/check', 'POST db/check', 'POST init', 'POST base-info'),
  ...rows('/installation', 'GET language/options'),
]

const described = new Set(Object.values(operationRoutes).map(({ method, path }) => `${method} ${path}`))

it('still describes the first calls of the product, at their addresses', () => {
  expect(calls.filter((call) => !described.has(call))).toEqual([])
})

it('lists no call twice', () => {
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
})
