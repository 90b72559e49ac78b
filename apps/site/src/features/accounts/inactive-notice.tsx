import { Button, ButtonGroup, ButtonLink, MailIcon, Notice, useToast } from '@quandary/ui'
import { useAction } from '@quandary/web-shell'
import { useEffect, useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { usePrefetchedCaptcha } from '../../shell/captcha/captcha-prompt.tsx'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer } from '../../shell/context/viewer.ts'

/** Lifetime of an activation link (docs/spec/domain.md#codes). */
const ACTIVATION_HOURS = 24

/** Delay before another mail can be requested, in seconds. */
const RESEND_DELAY_S = 60

/** Asks a member to confirm the email address, resends the mail, and links to the page for changing the address. */
export function InactiveNotice(): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const toasts = useToast()
  const address = useViewer()?.e_mail ?? ''
  const { act, busy } = useAction()
  const countdown = useCountdown()
  usePrefetchedCaptcha('email')
  const resend = () =>
    act(() => api.call('sendVerificationEmail', { body: {} }), {
      done: () => {
        toasts.show({ text: words('auth.mail_sent', { address }) })
        countdown.start()
      },
    })
  return (
    <>
      <Notice tone="info" icon={<MailIcon />} title={words('auth.inactive_lead')}>
        <p>{words('auth.inactive_mail', { address })}</p>
        <p>{words('activation.limit', { hours: ACTIVATION_HOURS })}</p>
      </Notice>
      <ButtonGroup>
        <Button
          variant="primary"
          busy={busy}
          disabledReason={countdown.left > 0 ? words('activation.just_sent') : undefined}
          onClick={() => void resend()}
        >
          {countdown.left > 0 ? words('activation.again_in', { seconds: countdown.left }) : words('auth.resend')}
        </Button>
        <ButtonLink href="/users/change-email">{words('email.change')}</ButtonLink>
        <ButtonLink href="/users/logout" variant="quiet">
          {t('header.logout')}
        </ButtonLink>
      </ButtonGroup>
    </>
  )
}

/** Counts {@link RESEND_DELAY_S} down to 0. */
function useCountdown() {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: () => setLeft(RESEND_DELAY_S) }
}
