import { deriveLoginState, guardPaths } from '@quandary/guards'
import { useRouter } from '@tanstack/react-router'
import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import { useViewer, viewerFacts } from '../context/viewer.ts'

const LoginDialog = lazyPart(async () => (await import('./login-dialog.tsx')).LoginDialog)

const PromptContext = createContext<(hasText: boolean) => void>(() => undefined)

/** Renders the dialog that asks guests to log in. */
export function LoginPromptProvider({ children }: { children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<{ hasText: boolean }>()
  const show = useCallback((hasText: boolean) => setShown({ hasText }), [])
  return (
    <PromptContext value={show}>
      {children}
      {shown === undefined ? null : (
        <Suspense>
          <LoginDialog {...shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </PromptContext>
  )
}

/**
 * Returns a function that checks whether the viewer may act. If not, it asks a guest to log in, or redirects a
 * member to the page for the account's state.
 *
 * @returns a function to call before the action. Pass true if the viewer has typed a text. It returns true if the
 * action may proceed
 */
export function useMayAct(): (hasText?: boolean) => boolean {
  const viewer = useViewer()
  const router = useRouter()
  const prompt = useContext(PromptContext)
  return (hasText = false) => {
    const { logged, normal, forbidden } = deriveLoginState(viewerFacts(viewer))
    if (normal) return true
    if (!logged) prompt(hasText)
    else void router.navigate({ href: forbidden ? guardPaths.suspended : guardPaths.inactive })
    return false
  }
}
