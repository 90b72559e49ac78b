import { createQuandaryClient, storageTokenStore, TOKEN_KEY } from '@quandary/api-client'
import { basePath } from '@quandary/web-shell'
import { goToLogin } from './navigate.ts'

/** Stores the session token, which the back office shares with the site. */
const tokens = storageTokenStore(() => localStorage, TOKEN_KEY + basePath())

/** The client of this page. An expired session leads to the login and back here. */
export const api = createQuandaryClient({
  baseUrl: basePath(),
  tokens,
  language: () => document.documentElement.lang.replaceAll('-', '_'),
  onUnauthorised: () => goToLogin(),
})
