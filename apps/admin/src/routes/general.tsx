import { createFileRoute } from '@tanstack/react-router'
import { GeneralPage } from '../features/site-settings/general-page.tsx'
import { GeneralPending } from '../features/site-settings/general-pending.tsx'
import { generalQuery } from '../features/site-settings/general-query.ts'

export const Route = createFileRoute('/general')({
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(generalQuery(api))
  },
  component: GeneralPage,
  pendingComponent: GeneralPending,
})
