import { SkeletonList } from '@quandary/ui'
import type { ReactNode } from 'react'

/** Placeholder of the user list. */
export function UsersPending(): ReactNode {
  return (
    <div aria-busy="true">
      <SkeletonList rows={8} />
    </div>
  )
}
