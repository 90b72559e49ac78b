import type { ReactNode } from 'react'
import { IconFrame, type IconProps } from './icon.tsx'

// Icons that only a few screens use, in a separate file, so that an app's first page does not load them.

/** An arrow down: sorted in descending order. */
export function ArrowDownIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M8 3v10M4.5 9.5 8 13l3.5-3.5" />
    </IconFrame>
  )
}

/** An arrow up: sorted in ascending order. */
export function ArrowUpIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M8 13V3M4.5 6.5 8 3l3.5 3.5" />
    </IconFrame>
  )
}

/** A calendar leaf: a day. */
export function CalendarIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1" />
      <path d="M2.5 6.5h11M5.5 2v3M10.5 2v3" />
    </IconFrame>
  )
}

/** A sheet: a page or text. */
export function DocumentIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4 2.5h5.5L12 5v8.5H4zM6 7h4M6 9.75h4" />
    </IconFrame>
  )
}

/** An arrow out of a frame: leads to another site. */
export function ExternalIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M9 2.5h4.5V7M13.5 2.5 7.5 8.5M11.5 9.5v4h-9v-9h4" />
    </IconFrame>
  )
}

/** A gauge: statistics. */
export function GaugeIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M2.5 12a6 6 0 1 1 11 0M8 9.5l2.5-3.5" />
    </IconFrame>
  )
}

/** A globe: languages, or public access. */
export function GlobeIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M2.25 8h11.5M8 2.25c4 3.5 4 8 0 11.5M8 2.25c-4 3.5-4 8 0 11.5" />
    </IconFrame>
  )
}

/** An envelope: mail. */
export function MailIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="2" y="3.5" width="12" height="9" rx="1" />
      <path d="m2.5 4.5 5.5 4.5 5.5-4.5" />
    </IconFrame>
  )
}

/** Three lines: the site menu. */
export function MenuIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
    </IconFrame>
  )
}

/** A crossed wireless signal: no connection. */
export function OfflineIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M2 2l12 12M3 6.5a8 8 0 0 1 2.5-1.6M8 4.25c2 0 3.7.8 5 2.25M5 9a4.5 4.5 0 0 1 2-1.2M10.3 8.4c.3.15.5.35.7.6M8 12v.01" />
    </IconFrame>
  )
}

/** A map pin: a place. */
export function PlaceIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M8 14s4.5-4 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 10 8 14 8 14z" />
      <circle cx="8" cy="6.5" r="1.5" />
    </IconFrame>
  )
}

/** A plug: plugins. */
export function PlugIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M5.5 2v3.5M10.5 2v3.5M3.5 5.5h9v2a4.5 4.5 0 0 1-9 0zM8 12v2" />
    </IconFrame>
  )
}

/** A circular arrow: reloads. */
export function ReloadIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M12.75 8.5a4.75 4.75 0 1 1-1.2-3.7l1.2 1.2M12.75 2.75V6H9.5" />
    </IconFrame>
  )
}

/** An arrow up out of a tray: uploads. */
export function UploadIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M8 10.5V3M5 5.5l3-3 3 3M2.5 12.5v1h11v-1" />
    </IconFrame>
  )
}
