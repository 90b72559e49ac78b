import type { ReactNode } from 'react'
import { IconFrame, type IconProps } from './icon.tsx'

/** A house: the home page. */
export function HomeIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M2.5 7.5 8 2.5l5.5 5v6h-4v-4h-3v4h-4z" />
    </IconFrame>
  )
}

/** A speech bubble: questions. */
export function QuestionIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M2.5 3.5h11v8H8.5L5.5 14v-2.5h-3z" />
      <path d="M6.5 6.25a1.5 1.5 0 1 1 1.9 1.45c-.3.1-.4.3-.4.55M8 9.75v.01" strokeWidth="1.25" />
    </IconFrame>
  )
}

/** A label: tags. */
export function TagIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M2.5 2.5h5l6 6-5 5-6-6z" />
      <path d="M5.25 5.25h.01" strokeWidth="2" />
    </IconFrame>
  )
}

/** Two people: users. */
export function UsersIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="6" cy="5.5" r="2.5" />
      <path d="M1.75 13c0-2.4 1.9-3.75 4.25-3.75S10.25 10.6 10.25 13M10.5 3.2a2.5 2.5 0 0 1 0 4.6M12 9.6c1.4.5 2.25 1.7 2.25 3.4" />
    </IconFrame>
  )
}

/** A head and shoulders: a person. */
export function UserIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="8" cy="5.5" r="2.75" />
      <path d="M3 13.5c0-2.7 2.2-4 5-4s5 1.3 5 4" />
    </IconFrame>
  )
}

/** A bell: notifications. */
export function BellIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4 10.5V7a4 4 0 0 1 8 0v3.5l1 1.5H3z" />
      <path d="M6.75 14h2.5" />
    </IconFrame>
  )
}

/** A cup: badges and awards. */
export function TrophyIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M5 2.5h6v4a3 3 0 0 1-6 0zM5 4H2.5c0 2.2 1 3.3 2.6 3.5M11 4h2.5c0 2.2-1 3.3-2.6 3.5M8 9.5v2.5M5.5 13.5h5" />
    </IconFrame>
  )
}

/** A lock: closed or protected. */
export function LockIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="3.5" y="7" width="9" height="6.5" rx="1" />
      <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
    </IconFrame>
  )
}

/** A sun: the light theme. */
export function SunIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="8" cy="8" r="2.75" />
      <path d="M8 1.75v1.5M8 12.75v1.5M1.75 8h1.5M12.75 8h1.5M3.6 3.6l1 1M11.4 11.4l1 1M12.4 3.6l-1 1M4.6 11.4l-1 1" />
    </IconFrame>
  )
}

/** A moon: the dark theme. */
export function MoonIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M13.25 9.75A5.75 5.75 0 0 1 6.25 2.75a5.75 5.75 0 1 0 7 7z" />
    </IconFrame>
  )
}

/** A half-filled circle: follows the system. */
export function AutoIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 2.25v11.5" />
      <path d="M8 2.25a5.75 5.75 0 0 1 0 11.5z" fill="currentColor" stroke="none" />
    </IconFrame>
  )
}

/** A cogwheel: settings. */
export function SettingsIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="8" cy="8" r="2.25" />
      <path d="M8 1.75v2M8 12.25v2M1.75 8h2M12.25 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 11l-1.4 1.4" />
    </IconFrame>
  )
}

/** A ticked box: the review queues. */
export function ReviewIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="2.5" y="2.5" width="11" height="11" rx="1" />
      <path d="m5.25 8.25 2 2L11 6" />
    </IconFrame>
  )
}

/** An exclamation mark in a circle: an error. */
export function AlertIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 4.75V8.5M8 10.9v.01" />
    </IconFrame>
  )
}

/** An exclamation mark in a triangle: a warning. */
export function WarningIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M8 2.5 14 13H2zM8 6.5V9.5M8 11.4v.01" />
    </IconFrame>
  )
}

/** An i in a circle: a note. */
export function InfoIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 7.5V11M8 5.25v.01" />
    </IconFrame>
  )
}

/** A tick in a circle: it worked. */
export function SuccessIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="8" cy="8" r="5.75" />
      <path d="m5.5 8.25 1.75 1.75L10.5 6.25" />
    </IconFrame>
  )
}

/** A clock: earlier versions. */
export function HistoryIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M8 4.75V8l2.25 1.5" />
    </IconFrame>
  )
}

/** A speech bubble: comments. */
export function CommentIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M2.5 3.5h11v7.5H8l-3 2.5V11H2.5z" />
    </IconFrame>
  )
}

/** Nine squares: a menu of related sites. */
export function GridIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M3 3h2v2H3zM7 3h2v2H7zM11 3h2v2h-2zM3 7h2v2H3zM7 7h2v2H7zM11 7h2v2h-2zM3 11h2v2H3zM7 11h2v2H7zM11 11h2v2h-2z" />
    </IconFrame>
  )
}
