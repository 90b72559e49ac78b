import { ChevronDownIcon, DotsIcon } from '@quandary/ui'
import type { ReactNode } from 'react'
import type { EditorTool } from '../react-feature.ts'

/** The icon of a menu's button, and the sign that there is a menu. */
export function MenuSigns({ icon: Icon }: Pick<EditorTool, 'icon'>): ReactNode {
  return (
    <>
      <Icon />
      {/* The dots icon already indicates a menu. */}
      {Icon === DotsIcon ? null : <ChevronDownIcon size="sm" />}
    </>
  )
}
