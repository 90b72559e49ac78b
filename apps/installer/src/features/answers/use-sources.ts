import type { ApiResult, Schemas } from '@quandary/api-client'
import { useEffect, useState } from 'react'
import { api } from '../../shell/api.ts'

/** Fetches the sources that can be imported. Undefined while the first call is running. */
export function useSources(): { answer: ApiResult<Schemas['InstallSources']> | undefined; refetch: () => void } {
  const [answer, setAnswer] = useState<ApiResult<Schemas['InstallSources']>>()
  const look = () => void api.call('listInstallationSources').then(setAnswer)
  useEffect(look, [])
  return { answer, refetch: look }
}
