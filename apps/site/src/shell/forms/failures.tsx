import type { ApiError } from '@quandary/api-client'
import { guardPaths } from '@quandary/guards'
import { useToast } from '@quandary/ui'
import { errorText, FailuresContext, type FormFailure } from '@quandary/web-shell'
import { useRouter } from '@tanstack/react-router'
import { createContext, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { loginHref } from '../../addresses.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { refetchViewerState, useSession } from '../session/session.ts'
import { useSite, useWords } from '../context/site-context.ts'
import { usePrivilegesToast } from './use-privileges-toast.ts'

const MessageDialog = lazyPart(async () => (await import('./message-dialog.tsx')).MessageDialog)

type ShowMessage = (text: string) => void

const MessageContext = createContext<ShowMessage>(() => undefined)

/**
 * Shows errors that must be acknowledged in a dialog, and provides the functions with which actions and forms report
 * errors.
 */
export function FailureProvider({ children }: { children: ReactNode }): ReactNode {
  const [message, setMessage] = useState<string>()
  const close = useCallback(() => setMessage(undefined), [])
  return (
    <MessageContext value={setMessage}>
      <PresentedFailures>{children}</PresentedFailures>
      {message === undefined ? null : (
        <Suspense>
          <MessageDialog message={message} onClose={close} />
        </Suspense>
      )}
    </MessageContext>
  )
}

function PresentedFailures({ children }: { children: ReactNode }): ReactNode {
  return <FailuresContext value={useFailures()}>{children}</FailuresContext>
}

/** Returns functions that show API errors to the viewer. All API errors must be shown through them. */
export function useFailures() {
  const { t } = useWords()
  const toasts = useToast()
  const router = useRouter()
  const session = useSession()
  const site = useSite()
  const showMessage = useContext(MessageContext)
  const showPrivileges = usePrivilegesToast()

  return useMemo(() => {
    const toast = (text: string) => void toasts.show({ text, tone: 'error' })
    const leaveFor = (href: string) => void router.navigate({ href })

    const confirmAddress = async () => {
      await refetchViewerState(site, router)
      leaveFor(guardPaths.inactive)
    }

    const logInAgain = async () => {
      await session.end()
      leaveFor(loginHref(router.state.location.href, 'expired'))
    }

    /**
     * Refetches the settings if a change was refused because the site is read-only, so that the page shows the notice.
     * The refusal may be the first sign of it.
     */
    const lookForNotice = ({ reason }: { reason?: string }) => {
      if (reason !== 'base.read_only') return
      import('../read-only/look-whether-open.ts')
        .then(({ lookWhetherOpen }) => lookWhetherOpen(site))
        .catch(() => undefined)
    }

    /** Shows the error of an action that has no form. */
    function report(error: ApiError): void {
      switch (error.kind) {
        case 'fields':
          return toast(error.fields[0]?.error_msg ?? error.message)
        case 'refused':
          return error.display === 'modal' ? showMessage(error.message) : toast(error.message)
        case 'unauthorised':
          return void logInAgain()
        case 'forbidden':
          if (error.type === 'url_expired') return leaveFor('/users/account-activation/failed')
          if (error.reason.startsWith('error.rank.')) return showPrivileges(error.message, 'error')
          // The message is shown as well, because a viewer who would lose typed text stays here and does not reach the
          // page for the account's state, which explains more.
          toast(error.message)
          if (error.type === 'inactive') void confirmAddress()
          if (error.type === 'suspended') void refetchViewerState(site, router)
          return
        case 'notFound':
          return toast(error.message || t('error.404'))
        case 'server':
        case 'timeout':
        case 'offline':
          lookForNotice(error)
          return toast(errorText(error, t))
        case 'aborted':
          return
      }
    }

    /** Handles the error of a form: returns the part that the form itself shows, and shows any other error directly. */
    function reportInForm(error: ApiError): FormFailure {
      if (error.kind === 'fields') {
        return { fields: Object.fromEntries(error.fields.map((one) => [one.error_field, one.error_msg])) }
      }
      // These errors are shown in the form. A toast would cover the button for another attempt, and a redirect to the
      // page for the account's state would discard the typed text.
      if (
        (error.kind === 'refused' && error.display === 'alert') ||
        (error.kind === 'forbidden' && (error.type === 'inactive' || error.type === 'suspended')) ||
        error.kind === 'server' ||
        error.kind === 'timeout' ||
        error.kind === 'offline'
      ) {
        lookForNotice(error)
        return { fields: {}, message: errorText(error, t), cause: error }
      }
      report(error)
      return { fields: {} }
    }

    return { report, reportInForm }
  }, [t, toasts, router, session, site, showMessage, showPrivileges])
}
