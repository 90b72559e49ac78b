import { createFileRoute } from '@tanstack/react-router'

/**
 * Layout route for pages outside the main layout: accounts, legal texts, maintenance. It adds no segment to their
 * addresses.
 */
export const Route = createFileRoute('/_narrow')({ staticData: { narrow: true } })
