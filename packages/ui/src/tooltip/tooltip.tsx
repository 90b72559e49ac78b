'use client'

import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { useLandmark } from '../landmark/use-landmark.ts'
import { tooltip } from './tooltip.css.ts'

/** Props of {@link Tooltip}. */
export interface TooltipProps extends RootProps<'div'> {
  /** A few words. Anything needed to use the control does not belong here. */
  text: ReactNode
  /** A single focusable element. */
  children: ReactElement
  /** Preferred side, if there is room. Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** Text that appears on hover and focus. */
export function Tooltip({ text, children, side = 'top', ...rest }: TooltipProps): ReactNode {
  const { ref, landmark } = useLandmark()
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger ref={ref} asChild>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={landmark}>
          <Radix.Content {...rootProps(rest, tooltip)} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
