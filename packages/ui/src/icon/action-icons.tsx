import type { ReactNode } from 'react'
import { Drawing, type IconProps } from './icon.tsx'

export function SearchIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3.5 3.5" />
    </Drawing>
  )
}

export function PlusIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M8 3v10M3 8h10" />
    </Drawing>
  )
}

export function ChevronDownIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="m4 6 4 4 4-4" />
    </Drawing>
  )
}

export function ChevronUpIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="m4 10 4-4 4 4" />
    </Drawing>
  )
}

export function ChevronLeftIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props} directional>
      <path d="m10 4-4 4 4 4" />
    </Drawing>
  )
}

export function ChevronRightIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props} directional>
      <path d="m6 4 4 4-4 4" />
    </Drawing>
  )
}

export function ArrowDownIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M8 3v10M4.5 9.5 8 13l3.5-3.5" />
    </Drawing>
  )
}

export function ArrowUpIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M8 13V3M4.5 6.5 8 3l3.5 3.5" />
    </Drawing>
  )
}

export function VoteUpIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M8 4 3.5 10.5h9z" />
    </Drawing>
  )
}

export function VoteDownIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M8 12 3.5 5.5h9z" />
    </Drawing>
  )
}

export function CheckIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </Drawing>
  )
}

export function CloseIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="m4 4 8 8M12 4l-8 8" />
    </Drawing>
  )
}

export function PencilIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M3 13l.6-2.9L10.5 3.2l2.3 2.3-6.9 6.9z" />
    </Drawing>
  )
}

export function ShareIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M8 10V2.5M5 5l3-3 3 3M3 9v4.5h10V9" />
    </Drawing>
  )
}

export function BookmarkIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M4 2.5h8v11l-4-3-4 3z" />
    </Drawing>
  )
}

export function EyeIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8z" />
      <circle cx="8" cy="8" r="1.75" />
    </Drawing>
  )
}

export function EyeOffIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8zM3 13 13 3" />
    </Drawing>
  )
}

export function FlagIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M4 14V2.5M4 3h8l-1.5 3L12 9H4" />
    </Drawing>
  )
}

export function DotsIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" />
    </Drawing>
  )
}

export function MenuIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
    </Drawing>
  )
}

export function PinIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M6 2.5h4l-.5 4.5 2.5 2.5H4L6.5 7zM8 9.5v4" />
    </Drawing>
  )
}

export function CopyIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1" />
      <path d="M10.5 5.5v-3h-8v8h3" />
    </Drawing>
  )
}

export function LogoutIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props} directional>
      <path d="M6.5 2.5h-4v11h4M6 8h8M11 5l3 3-3 3" />
    </Drawing>
  )
}

export function ExternalIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props} directional>
      <path d="M9 2.5h4.5V7M13.5 2.5 7.5 8.5M11.5 9.5v4h-9v-9h4" />
    </Drawing>
  )
}

export function TrashIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.75 9h6.5l.75-9" />
    </Drawing>
  )
}

export function UploadIcon(props: IconProps): ReactNode {
  return (
    <Drawing {...props}>
      <path d="M8 10.5V3M5 5.5l3-3 3 3M2.5 12.5v1h11v-1" />
    </Drawing>
  )
}
