import { createFileRoute, redirect } from '@tanstack/react-router'

/** The legal texts have a page each. */
export const Route = createFileRoute('/legal')({
  beforeLoad: () => {
    throw redirect({ to: '/tos', replace: true })
  },
})
