import { createFileRoute, redirect } from '@tanstack/react-router'
import { settingsHref } from '../../../addresses.ts'

export const Route = createFileRoute('/users/settings/')({
  beforeLoad: () => {
    throw redirect({ href: settingsHref('profile'), replace: true })
  },
})
