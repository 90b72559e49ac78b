import type { ApiError } from '@quandary/api-client'
import { guardPaths } from '@quandary/guards'
import { useToast } from '@quandary/ui'
import { errorText } from '@quandary/web-shell'
import { useRouter } from '@tanstack/react-router'
import { createContext, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { loginHref } from '../addresses.ts'
import { later } from './later.tsx'
import { adoptState, useSession } from './session.ts'
import { useSite, useWords } from './site-context.ts'

const MessageDialog = later(async () => (await import('./message-dialog.tsx')).MessageDialog)

type ShowMessage = (text: string) => void

const MessageContext = createContext<ShowMessage>(() => undefined)

/** Holds the dialog of refusals that ask to be read. */
export function FailureProvider({ children }: { children: ReactNode }): ReactNode {
  const [message, setMessage] = useState<string>()
  const close = useCallback(() => setMessage(undefined), [])
  return (
    <MessageContext value={setMessage}>
      {children}
      {message === undefined ? null : (
        <Suspense>
          <MessageDialog message={message} onClose={close} />
        </Suspense>
      )}
    </MessageContext>
  )
}

/** What a form shows of a refusal. */
export interface FormFailure {
  /** Sentences by the name the API gives the field. */
  fields: Readonly<Record<string, string>>
  /** A sentence above the form. */
  message?: string
}

/** The one place where errors of the API become something on the screen (product spec §8). */
export function useFailures() {
  const { t } = useWords()
  const toasts = useToast()
  const router = useRouter()
  const session = useSession()
  const site = useSite()
  const showMessage = useContext(MessageContext)

  return useMemo(() => {
    const toast = (text: string) => void toasts.show({ text, tone: 'error' })
    const leaveFor = (href: string) => void router.navigate({ href })

    const confirmAddress = async () => {
      await adoptState(site, router)
      leaveFor(guardPaths.inactive)
    }

    const logInAgain = async () => {
      await session.end()
      leaveFor(loginHref(router.state.location.href))
    }

    /** Tells about an error of an act that has no form. */
    function tell(error: ApiError): void {
      switch (error.kind) {
        case 'fields':
          return toast(error.fields[0]?.error_msg ?? error.message)
        case 'refused':
          return error.display === 'modal' ? showMessage(error.message) : toast(error.message)
        case 'unauthorised':
          return void logInAgain()
        case 'forbidden':
          if (error.type === 'inactive') return void confirmAddress()
          if (error.type === 'suspended') return void adoptState(site, router)
          if (error.type === 'url_expired') return leaveFor('/users/account-activation/failed')
          return toast(error.message)
        case 'notFound':
          return toast(error.message || t('error.404'))
        case 'server':
        case 'timeout':
        case 'offline':
          return toast(errorText(error, t))
        case 'aborted':
          return
      }
    }

    /** Tells about an error of a form: what belongs to its fields is given back, everything else is told. */
    function tellForm(error: ApiError): FormFailure {
      if (error.kind === 'fields') {
        return { fields: Object.fromEntries(error.fields.map((one) => [one.error_field, one.error_msg])) }
      }
      if (error.kind === 'refused' && error.display === 'alert') return { fields: {}, message: error.message }
      tell(error)
      return { fields: {} }
    }

    return { tell, tellForm }
  }, [t, toasts, router, session, site, showMessage])
}
