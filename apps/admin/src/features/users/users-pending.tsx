import { SkeletonList } from '@quandary/ui'
import type { ReactNode } from 'react'

/** Accounts before they are there. */
export function UsersPending(): ReactNode {
  return (
    <div aria-busy="true">
      <SkeletonList rows={8} />
    </div>
  )
}
