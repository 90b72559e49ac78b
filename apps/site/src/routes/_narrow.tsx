import { createFileRoute } from '@tanstack/react-router'

/** Pages outside the main layout: accounts, legal texts, maintenance. It adds nothing to their addresses. */
export const Route = createFileRoute('/_narrow')({ staticData: { narrow: true } })
