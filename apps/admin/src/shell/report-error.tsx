import type { ApiError } from '@quandary/api-client'
import { Button, Dialog, useToast } from '@quandary/ui'
import { errorText } from '@quandary/web-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import { api } from './api.ts'
import { useLanguage } from './language.tsx'
import { administratorQuery } from './session.ts'

const ReportContext = createContext<((error: ApiError) => void) | null>(null)

/**
 * Shows the errors of what people do (product spec §8): a dialog for refusals that want one, the 403 page when the
 * right was lost meanwhile, a toast for everything else. A session that ended is handled by the client itself.
 */
export function ErrorReports({ children }: { children: ReactNode }): ReactNode {
  const { t } = useLanguage()
  const toast = useToast()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const report = useCallback(
    (error: ApiError) => {
      if (error.kind === 'unauthorised') return
      if (error.kind === 'refused' && error.display === 'modal') return setRefusal(error.message)
      toast.show({ tone: 'error', text: errorText(error, t) })
      if (error.kind !== 'forbidden') return
      queryClient.removeQueries(administratorQuery(api))
      void router.invalidate()
    },
    [t, toast, router, queryClient],
  )
  const close = () => setRefusal(undefined)
  return (
    <ReportContext value={report}>
      {children}
      <Dialog
        open={refusal !== undefined}
        onOpenChange={close}
        title={t('error.refused')}
        description={refusal}
        footer={<Button onClick={close}>{t('kit.close')}</Button>}
      />
    </ReportContext>
  )
}

/**
 * Gives the function that shows an error of an act.
 *
 * @throws Error outside {@link ErrorReports}
 */
export function useReportError(): (error: ApiError) => void {
  const report = useContext(ReportContext)
  if (report === null) throw new Error('useReportError needs ErrorReports around it')
  return report
}
