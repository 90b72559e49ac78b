import { useEffect, useState } from 'react'
import { api } from '../../shell/api.ts'
import { offeredLanguages, type OfferedLanguage } from './offered-languages.ts'
import { decideStart, type Start } from './start.ts'

interface Beginning {
  start: Start
  languages: readonly OfferedLanguage[]
}

async function begin(): Promise<Beginning> {
  const [check, options] = await Promise.all([
    api.call('checkInstallationConfig'),
    api.call('listInstallationLanguages'),
  ])
  const start = decideStart(check)
  const failed = (start.at === 'wizard' || start.at === 'resume') && options.error
  return {
    start: failed ? { at: 'failed', error: failed } : start,
    languages: offeredLanguages(options.data ?? []),
  }
}

/** Asks the server how far the installation has come. Undefined while the call is running. */
export function useStart(): { beginning: Beginning | undefined; retry: () => void; endInstalled: () => void } {
  const [beginning, setBeginning] = useState<Beginning>()
  useEffect(() => {
    void begin().then(setBeginning)
  }, [])
  return {
    beginning,
    retry: () => {
      setBeginning(undefined)
      void begin().then(setBeginning)
    },
    endInstalled: () => setBeginning({ start: { at: 'installed' }, languages: [] }),
  }
}
