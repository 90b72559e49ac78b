'use client'

import * as RadixHoverCard from '@radix-ui/react-hover-card'
import * as RadixPopover from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { useLandmark, useThemedContainer } from '../landmark/use-landmark.ts'
import { popover } from './popover.css.ts'

/** Props of {@link Popover}. */
export interface PopoverProps extends RootProps<'div'> {
  /** The button that opens the panel. */
  trigger: ReactElement
  /** Accessible name of the panel. */
  label: string
  children: ReactNode
  /** Edge of the trigger that the panel is aligned with. Default `start`. */
  align?: 'start' | 'center' | 'end'
  /** Open state, if the app controls it. */
  open?: boolean
  /** Called when the trigger opens or closes the panel, and when Escape or a click elsewhere closes it. */
  onOpenChange?: (open: boolean) => void
}

/** A small panel that opens from a button and takes focus. */
export function Popover({
  trigger,
  label,
  children,
  align = 'start',
  open,
  onOpenChange,
  ...rest
}: PopoverProps): ReactNode {
  const { ref, container } = useThemedContainer()
  return (
    <RadixPopover.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <RadixPopover.Trigger ref={ref} asChild>
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          {...rootProps(rest, popover)}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}

/** Props of {@link HoverCard}. */
export interface HoverCardProps extends RootProps<'div'> {
  /** A link; everything in the card must also be on the linked page. */
  trigger: ReactElement
  children: ReactNode
}

/** Details about a person or tag, shown when the pointer rests on its link or the link gets the focus. */
export function HoverCard({ trigger, children, ...rest }: HoverCardProps): ReactNode {
  const { ref, landmark } = useLandmark()
  return (
    <RadixHoverCard.Root openDelay={400} closeDelay={150}>
      <RadixHoverCard.Trigger ref={ref} asChild>
        {trigger}
      </RadixHoverCard.Trigger>
      <RadixHoverCard.Portal container={landmark}>
        <RadixHoverCard.Content {...rootProps(rest, popover)} align="start" sideOffset={4} collisionPadding={8}>
          {children}
        </RadixHoverCard.Content>
      </RadixHoverCard.Portal>
    </RadixHoverCard.Root>
  )
}
