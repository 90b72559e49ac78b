import { createFileRoute, redirect } from '@tanstack/react-router'
import { notificationsHref } from '../../../features/notifications/index.ts'

export const Route = createFileRoute('/users/notifications/')({
  beforeLoad: () => {
    throw redirect({ href: notificationsHref('inbox'), replace: true })
  },
})
