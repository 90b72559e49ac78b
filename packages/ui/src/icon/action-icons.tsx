import type { ReactNode } from 'react'
import { IconFrame, type IconProps } from './icon.tsx'

/** A magnifying glass: searches. */
export function SearchIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.5 3.5" />
    </IconFrame>
  )
}

/** A plus: adds or creates. */
export function PlusIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M8 3v10M3 8h10" />
    </IconFrame>
  )
}

/** A chevron down: opens what is below. */
export function ChevronDownIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="m4 6 4 4 4-4" />
    </IconFrame>
  )
}

/** A chevron up: closes what is below. */
export function ChevronUpIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="m4 10 4-4 4 4" />
    </IconFrame>
  )
}

/** A chevron towards the start of the line; mirrored in right-to-left text. */
export function ChevronLeftIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="m10 4-4 4 4 4" />
    </IconFrame>
  )
}

/** A chevron towards the end of the line; mirrored in right-to-left text. */
export function ChevronRightIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="m6 4 4 4-4 4" />
    </IconFrame>
  )
}

/** A triangle pointing up: votes up. */
export function VoteUpIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} fills>
      <path d="M8 4 3.5 10.5h9z" />
    </IconFrame>
  )
}

/** A triangle pointing down: votes down. */
export function VoteDownIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} fills>
      <path d="M8 12 3.5 5.5h9z" />
    </IconFrame>
  )
}

/** A tick: done, accepted, chosen. */
export function CheckIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </IconFrame>
  )
}

/** A cross: closes or removes. */
export function CloseIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="m4 4 8 8M12 4l-8 8" />
    </IconFrame>
  )
}

/** A pencil: edits. */
export function PencilIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M3 13l.6-2.9L10.5 3.2l2.3 2.3-6.9 6.9z" />
    </IconFrame>
  )
}

/** An arrow up out of an open box: shares. */
export function ShareIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M8 10V2.5M5 5l3-3 3 3M3 9v4.5h10V9" />
    </IconFrame>
  )
}

/** A ribbon: bookmarks. */
export function BookmarkIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} fills>
      <path d="M4 2.5h8v11l-4-3-4 3z" />
    </IconFrame>
  )
}

/** An eye: shows. */
export function EyeIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8z" />
      <circle cx="8" cy="8" r="1.75" />
    </IconFrame>
  )
}

/** A crossed eye: hides. */
export function EyeOffIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8zM3 13 13 3" />
    </IconFrame>
  )
}

/** A flag: reports. */
export function FlagIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4 14V2.5M4 3h8l-1.5 3L12 9H4" />
    </IconFrame>
  )
}

/** Three dots: more actions. */
export function DotsIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" />
    </IconFrame>
  )
}

/** A pin: pins to the top. */
export function PinIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M6 2.5h4l-.5 4.5 2.5 2.5H4L6.5 7zM8 9.5v4" />
    </IconFrame>
  )
}

/** Two sheets: copies. */
export function CopyIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M10.5 5.5v-3h-8v8h3" />
    </IconFrame>
  )
}

/** An arrow out of a door: signs out. */
export function LogoutIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M6.5 2.5h-4v11h4M6 8h8M11 5l3 3-3 3" />
    </IconFrame>
  )
}

/** A bin: deletes. */
export function TrashIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.75 9h6.5l.75-9" />
    </IconFrame>
  )
}
