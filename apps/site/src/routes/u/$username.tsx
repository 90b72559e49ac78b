import { createFileRoute, redirect } from '@tanstack/react-router'
import { userHref } from '../../addresses.ts'

/** The target of mentions. */
export const Route = createFileRoute('/u/$username')({
  beforeLoad: ({ params }) => {
    throw redirect({ href: userHref(params.username), statusCode: 301 })
  },
})
