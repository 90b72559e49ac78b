import { createQuandaryClient, storageTokenStore } from '@quandary/api-client'
import { goToLogin } from './navigate.ts'

/** The session, shared with the site. */
export const tokens = storageTokenStore(localStorage)

/** The client of this page. An expired session leads to the login and back here. */
export const api = createQuandaryClient({
  baseUrl: '',
  tokens,
  language: () => document.documentElement.lang.replaceAll('-', '_'),
  onUnauthorised: () => goToLogin(),
})
