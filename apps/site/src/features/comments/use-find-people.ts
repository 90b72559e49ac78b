import { type QuandaryClient, unwrap } from '@quandary/api-client'
import type { FindPeople } from '@quandary/editor/react'
import { useCallback } from 'react'
import { useSite } from '../../shell/site-context.ts'

/** Finds members whose name begins with the text after an @; returns nobody for an empty text. */
export function useFindPeople(): FindPeople {
  const { api } = useSite()
  return useCallback((typed, signal) => findPeople(api, typed, signal), [api])
}

async function findPeople(api: QuandaryClient, typed: string, signal: AbortSignal) {
  if (typed === '') return []
  const found = await unwrap(api.call('searchUsers', { query: { username: typed }, signal }))
  return found.map(({ username, display_name: name }) => ({ username, name }))
}
