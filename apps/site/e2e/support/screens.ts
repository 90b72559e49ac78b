import type { FileRouteTypes } from '../../src/routeTree.gen.ts'

/** An address of the route table, as the router names it. */
export type RoutePath = FileRouteTypes['fullPaths']

/** Kinds of viewers that guards treat differently. */
export type Role = 'guest' | 'inactive' | 'suspended' | 'member' | 'moderator' | 'admin'

/** Values that the addresses of a site contain. */
export interface SiteFacts {
  questionId: string
  urlTitle: string
  answerId: string
  tagId: string
  tagSlug: string
  username: string
}

/** The result of a route for each role: either the screen is shown, or a guard redirects. */
export interface Screen {
  address: (facts: SiteFacts) => string
  seenBy: readonly Role[]
  /** Redirect targets by the role that is redirected. */
  ledFrom?: Partial<Record<Role, string>>
  /** The route that is shown in the end, if the router or the screen redirects. */
  shownBy?: RoutePath
  /** Status of the response. Default 200. */
  status?: number
}

const login = '/users/login'
const forMembers = { guest: login, inactive: `${login}?status=inactive` }
const question = ({ questionId, urlTitle }: SiteFacts) => `/questions/${questionId}/${urlTitle}`
const everybody = ['guest', 'member', 'moderator', 'admin'] as const

/** Every route of the site. A route without an entry is a type error. */
export const screens: Readonly<Record<RoutePath, Screen>> = {
  '/': { address: () => '/', seenBy: everybody },
  '/403': { address: () => '/403', seenBy: ['guest'], status: 403 },
  '/50x': { address: () => '/50x', seenBy: ['guest'], status: 500 },
  '/user-center/auth': { address: () => '/user-center/auth', seenBy: ['guest'], ledFrom: { member: '/' }, status: 404 },
  '/user-center/auth-failed': { address: () => '/user-center/auth-failed', seenBy: ['guest'], status: 403 },
  '/maintenance': { address: () => '/maintenance', seenBy: ['guest'], status: 503 },
  '/help/': { address: () => '/help', seenBy: ['guest', 'member'] },
  '/help/privileges': { address: () => '/help/privileges', seenBy: everybody },
  '/privacy': { address: () => '/privacy', seenBy: ['guest', 'suspended'] },
  '/tos': { address: () => '/tos', seenBy: ['guest'] },
  '/search': { address: () => '/search?q=cooking', seenBy: ['guest', 'member'] },
  '/review': { address: () => '/review', seenBy: ['moderator', 'admin'], ledFrom: { guest: login, member: '/403' } },
  '/questions/': { address: () => '/questions', seenBy: ['guest', 'member'] },
  '/questions/ask': {
    address: ({ tagSlug }) => `/questions/ask?tags=${tagSlug}`,
    seenBy: ['member'],
    ledFrom: forMembers,
  },
  '/questions/$qid/': {
    address: ({ questionId }) => `/questions/${questionId}`,
    seenBy: ['guest'],
    shownBy: '/questions/$qid/$part/',
  },
  '/questions/$qid/$part/': {
    address: question,
    seenBy: everybody,
    ledFrom: { suspended: '/users/account-suspended' },
  },
  '/questions/$qid/$part/$aid': {
    address: (facts) => `${question(facts)}/${facts.answerId}`,
    seenBy: ['guest', 'member'],
  },
  '/posts/$qid/edit': {
    address: ({ questionId }) => `/posts/${questionId}/edit`,
    seenBy: ['admin'],
    ledFrom: forMembers,
  },
  '/posts/$qid/timeline': {
    address: ({ questionId }) => `/posts/${questionId}/timeline`,
    seenBy: ['member', 'admin'],
    ledFrom: { guest: login },
  },
  '/posts/$qid/$aid/edit': {
    address: ({ questionId, answerId }) => `/posts/${questionId}/${answerId}/edit`,
    seenBy: ['moderator'],
    ledFrom: forMembers,
  },
  '/posts/$qid/$aid/timeline': {
    address: ({ questionId, answerId }) => `/posts/${questionId}/${answerId}/timeline`,
    seenBy: ['member'],
    ledFrom: { guest: login },
  },
  '/tags/': { address: () => '/tags', seenBy: ['guest', 'moderator'] },
  '/tags/create': {
    address: () => '/tags/create',
    seenBy: ['moderator', 'admin'],
    ledFrom: { guest: login, member: '/403' },
  },
  '/tags/$slug/': { address: ({ tagSlug }) => `/tags/${tagSlug}`, seenBy: ['guest', 'member', 'admin'] },
  '/tags/$slug/info': { address: ({ tagSlug }) => `/tags/${tagSlug}/info`, seenBy: ['guest', 'admin'] },
  '/tags/$slug/edit': { address: ({ tagId }) => `/tags/${tagId}/edit`, seenBy: ['admin'], ledFrom: forMembers },
  '/tags/$slug/timeline': {
    address: ({ tagId }) => `/tags/${tagId}/timeline`,
    seenBy: ['member'],
    ledFrom: { guest: login },
  },
  '/u/$username': {
    address: ({ username }) => `/u/${username}`,
    seenBy: ['guest'],
    shownBy: '/users/$username/',
  },
  '/users/': { address: () => '/users', seenBy: ['guest'] },
  '/users/$username/': { address: ({ username }) => `/users/${username}`, seenBy: ['guest', 'admin'] },
  '/users/$username/$tab': { address: ({ username }) => `/users/${username}/answers`, seenBy: ['guest', 'member'] },
  '/users/login': { address: () => login, seenBy: ['guest', 'inactive'], ledFrom: { member: '/' } },
  '/users/register': { address: () => '/users/register', seenBy: ['guest'], ledFrom: { member: '/' } },
  '/users/account-recovery': { address: () => '/users/account-recovery', seenBy: ['guest'], ledFrom: { member: '/' } },
  '/users/account-suspended': {
    address: () => '/users/account-suspended',
    seenBy: ['suspended'],
    ledFrom: { guest: '/', member: '/' },
  },
  '/users/account-activation/': {
    address: () => '/users/account-activation?code=old',
    seenBy: ['guest'],
    shownBy: '/users/account-activation/failed',
  },
  '/users/account-activation/success': {
    address: () => '/users/account-activation/success',
    seenBy: ['member'],
    ledFrom: forMembers,
  },
  '/users/account-activation/failed': {
    address: () => '/users/account-activation/failed',
    seenBy: ['inactive'],
    ledFrom: { member: '/' },
  },
  '/users/change-email': {
    address: () => '/users/change-email',
    seenBy: ['inactive'],
    ledFrom: { guest: login, member: '/' },
  },
  '/users/confirm-new-email': { address: () => '/users/confirm-new-email?code=old', seenBy: ['guest'] },
  '/users/password-reset': { address: () => '/users/password-reset?code=old', seenBy: ['guest'] },
  '/users/unsubscribe': { address: () => '/users/unsubscribe?code=old', seenBy: ['guest'] },
  '/users/confirm-email': {
    address: () => '/users/confirm-email?binding_key=old',
    seenBy: ['guest'],
  },
  '/users/auth-landing': { address: () => '/users/auth-landing?access_token=old', seenBy: ['guest'] },
  '/users/logout': { address: () => '/users/logout', seenBy: [], ledFrom: { guest: '/' } },
  '/users/notifications/': {
    address: () => '/users/notifications',
    seenBy: ['member'],
    shownBy: '/users/notifications/$kind/{-$filter}',
    ledFrom: forMembers,
  },
  '/users/notifications/$kind/{-$filter}': {
    address: () => '/users/notifications/achievement',
    seenBy: ['member'],
    ledFrom: forMembers,
  },
  '/users/settings/': {
    address: () => '/users/settings',
    seenBy: ['member'],
    shownBy: '/users/settings/$part',
    ledFrom: forMembers,
  },
  '/users/settings/$part': {
    address: () => '/users/settings/interface',
    seenBy: ['member'],
    ledFrom: forMembers,
  },
}

/** All routes with their screens, in the order of the table. */
// The keys of the table are exactly the routes; Object.entries types them as strings.
export const screenEntries = Object.entries(screens) as [RoutePath, Screen][]
