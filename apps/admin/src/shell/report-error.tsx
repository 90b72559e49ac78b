import type { ApiError } from '@quandary/api-client'
import { Button, Dialog, useToast } from '@quandary/ui'
import { errorText, FailuresContext, presentInForm } from '@quandary/web-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { api } from './api.ts'
import { useLanguage } from './language.tsx'
import { administratorQuery } from './session.ts'

/**
 * Shows errors of user actions (`docs/spec/contract.md#errors`): a dialog for refusals whose `display` is `modal`, a
 * toast for all other errors, and also the 403 page if the viewer has lost the permission. The client itself handles an
 * expired session.
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
  const failures = useMemo(() => ({ report, reportInForm: presentInForm }), [report])
  const close = () => setRefusal(undefined)
  return (
    <FailuresContext value={failures}>
      {children}
      <Dialog
        open={refusal !== undefined}
        onOpenChange={close}
        title={t('error.refused')}
        description={refusal}
        footer={<Button onClick={close}>{t('kit.close')}</Button>}
      />
    </FailuresContext>
  )
}

/** Returns a function that shows the error of an action; used inside {@link ErrorReports}. */
export function useReportError(): (error: ApiError) => void {
  return useContext(FailuresContext).report
}
