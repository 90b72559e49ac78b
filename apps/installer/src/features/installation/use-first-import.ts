import type { ApiError, Schemas } from '@quandary/api-client'
import { useEffect, useState } from 'react'
import { api } from '../../shell/api.ts'

const PAUSE_MS = 1000

/** The latest state of the import. */
export interface ImportStatus {
  /** The state from the latest successful call; undefined before the first. */
  state?: Schemas['InstallImport']
  /** The error, if the latest call failed. */
  error?: ApiError
}

/** Polls the state of the first import until it has ended. */
export function useFirstImport(): { look: ImportStatus; refetch: () => void } {
  const [look, setLook] = useState<ImportStatus>({})
  const { state, error } = look
  const isOver = !error && (state?.state === 'failed' || state?.state === 'done')
  useEffect(() => {
    if (isOver) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async () => {
      const answer = await api.call('getInstallationImport')
      if (isGone) return
      setLook((before) => (answer.error ? { ...before, error: answer.error } : { state: answer.data }))
      timer = setTimeout(() => void ask(), PAUSE_MS)
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isOver])
  return { look, refetch: () => setLook({}) }
}
