import { useToast } from '@quandary/ui'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useWords } from '../context/site-context.ts'

/** Returns a function that shows a text about a lack of reputation, with a link to the list of privileges. */
export function usePrivilegesToast(): (text: string, tone?: 'error') => void {
  const { t } = useWords()
  const toasts = useToast()
  const router = useRouter()
  return useCallback(
    (text, tone) => {
      const onSelect = () => void router.navigate({ href: '/help/privileges' })
      toasts.show({ text, ...(tone && { tone }), action: { label: t('page.privileges'), onSelect } })
    },
    [t, toasts, router],
  )
}
