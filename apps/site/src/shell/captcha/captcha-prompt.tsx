import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { CaptchaAction } from '@quandary/api-client'
import type { CaptchaDialogState } from '../api/captcha-dialog-state.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { useSite } from '../context/site-context.ts'

const CaptchaDialog = lazyPart(async () => (await import('./captcha-dialog.tsx')).CaptchaDialog)

/** Renders the captcha dialog whenever a call needs a captcha. */
export function CaptchaPrompt(): ReactNode {
  const { captchas } = useSite()
  const [window, setWindow] = useState<CaptchaDialogState>()
  useEffect(() => captchas?.onWindow(setWindow), [captchas])
  if (window === undefined) return null
  return (
    <Suspense>
      <CaptchaDialog window={window} />
    </Suspense>
  )
}

/** Prefetches a captcha after hydration, for actions that always need one. */
export function usePrefetchedCaptcha(action: CaptchaAction): void {
  const { captchas } = useSite()
  useEffect(() => captchas?.expect(action), [captchas, action])
}
