import { createFileRoute, redirect } from '@tanstack/react-router'
import { userHref } from '../addresses.ts'

/** Where mentions lead (product spec §2). */
export const Route = createFileRoute('/u/$username')({
  beforeLoad: ({ params }) => {
    throw redirect({ href: userHref(params.username), statusCode: 301 })
  },
})
