import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useLandmark } from '../landmark/use-landmark.ts'
import { tooltip } from './tooltip.css.ts'

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words. Anything needed to use the control does not belong here. */
  text: ReactNode
  /** A single focusable element. */
  children: ReactElement
  /** Preferred side, if there is room. Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** Text that appears on hover and focus. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactNode {
  const { ref, landmark } = useLandmark()
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger ref={ref} asChild>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={landmark}>
          <Radix.Content className={tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
