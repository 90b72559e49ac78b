import { SkeletonList } from '@quandary/ui'
import type { ReactNode } from 'react'

/** Placeholder of the plugin list. */
export function PluginsPending(): ReactNode {
  return (
    <div aria-busy="true">
      <SkeletonList rows={4} />
    </div>
  )
}
