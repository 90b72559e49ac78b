import { createFileRoute, redirect } from '@tanstack/react-router'
import { settingsHref } from '../addresses.ts'

/** The profile is the part that opens first (product spec §2). */
export const Route = createFileRoute('/users/settings/')({
  beforeLoad: () => {
    throw redirect({ href: settingsHref('profile'), replace: true })
  },
})
