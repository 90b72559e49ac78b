import { SkeletonList } from '@quandary/ui'
import type { ReactNode } from 'react'

/** Plugins before they are there. */
export function PluginsPending(): ReactNode {
  return (
    <div aria-busy="true">
      <SkeletonList rows={4} />
    </div>
  )
}
