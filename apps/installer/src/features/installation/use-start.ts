import { useEffect, useState } from 'react'
import { api } from '../../shell/api.ts'
import { offeredLanguages, type OfferedLanguage } from './offered-languages.ts'
import { decideStart, startOfImport, type Start } from './start.ts'

/** The initial state of the page. */
export interface Beginning {
  start: Start
  languages: readonly OfferedLanguage[]
}

async function findStart(): Promise<Start> {
  const start = startOfImport(await api.call('getInstallationImport'))
  return start ?? decideStart(await api.call('checkInstallationConfig'))
}

async function begin(): Promise<Beginning> {
  const [start, options] = await Promise.all([findStart(), api.call('listInstallationLanguages')])
  const failed = (start.at === 'wizard' || start.at === 'resume') && options.error
  return {
    start: failed ? { at: 'failed', error: failed } : start,
    languages: offeredLanguages(options.data ?? []),
  }
}

/** Fetches how far the installation has progressed. `beginning` is undefined while the calls are running. */
export function useStart(): {
  beginning: Beginning | undefined
  retry: () => void
  endInstalled: () => void
  endElsewhere: () => void
} {
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
    endElsewhere: () => setBeginning({ start: { at: 'elsewhere' }, languages: [] }),
  }
}
