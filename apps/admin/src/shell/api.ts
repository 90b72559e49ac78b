import { createQuandaryClient, storageTokenStore } from '@quandary/api-client'
import { goToLogin } from './navigate.ts'

/**
 * The session, shared with the site. The storage is first touched by a call: a browser that blocks it throws then, where
 * the store expects it, and a module is loaded in tests as well.
 */
const tokens = storageTokenStore({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, token) => localStorage.setItem(key, token),
  removeItem: (key) => localStorage.removeItem(key),
})

/** The client of this page. An expired session leads to the login and back here. */
export const api = createQuandaryClient({
  baseUrl: '',
  tokens,
  language: () => document.documentElement.lang.replaceAll('-', '_'),
  onUnauthorised: () => goToLogin(),
})
