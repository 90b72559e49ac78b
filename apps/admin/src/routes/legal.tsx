import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects to the first of the legal texts; each has a page of its own. */
export const Route = createFileRoute('/legal')({
  beforeLoad: () => {
    throw redirect({ to: '/tos', replace: true })
  },
})
