import { createQuandaryClient, memoryTokenStore } from '@quandary/api-client'

/** The client for the installation calls. They need no session; texts come in the language of the page. */
export const api = createQuandaryClient({
  baseUrl: '',
  tokens: memoryTokenStore(),
  language: () => document.documentElement.lang.replace('-', '_'),
})
