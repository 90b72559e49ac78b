import { createQuandaryClient, storageTokenStore } from '@quandary/api-client'
import { goToLogin } from './navigate.ts'

/** The session, shared with the site. */
export const tokens = storageTokenStore(localStorage)

/** The client of this page. A session that ended leads to the login and back. */
export const api = createQuandaryClient({
  baseUrl: '',
  tokens,
  language: () => document.documentElement.lang.replace('-', '_'),
  onUnauthorised: () => goToLogin(),
})
