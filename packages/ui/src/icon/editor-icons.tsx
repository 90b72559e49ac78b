import type { ReactNode } from 'react'
import { IconFrame, type IconProps } from './icon.tsx'

/** Two columns: a preview beside the text. */
export function ColumnsIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="1.75" y="2.75" width="12.5" height="10.5" rx="1.25" />
      <path d="M8 2.75v10.5" />
    </IconFrame>
  )
}

/** An eye: the preview. */
export function PreviewIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8z" />
      <circle cx="8" cy="8" r="1.75" />
    </IconFrame>
  )
}

/** A question mark in a circle: help. */
export function HelpIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <circle cx="8" cy="8" r="5.75" />
      <path d="M6.25 6.4a1.75 1.75 0 1 1 2.3 1.65c-.4.15-.55.4-.55.85M8 10.9v.01" />
    </IconFrame>
  )
}

/** Two chain links: a hyperlink. */
export function LinkIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M6.5 9.5a2.5 2.5 0 0 0 3.5 0l2.5-2.5A2.475 2.475 0 0 0 9 3.5l-.75.75M9.5 6.5a2.5 2.5 0 0 0-3.5 0L3.5 9A2.475 2.475 0 0 0 7 12.5l.75-.75" />
    </IconFrame>
  )
}

/** A framed picture: an image. */
export function ImageIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="2.5" y="3" width="11" height="10" rx="1" />
      <path d="m3 11.5 3.25-3.25 2.25 2.25 2-2 2.75 2.75M10.5 6v.01" />
    </IconFrame>
  )
}

/** Angle brackets: code. */
export function CodeIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5" />
    </IconFrame>
  )
}

/** Lines behind a bar: a quote. */
export function QuoteIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M3 3.5v9M6.5 5h7M6.5 8h7M6.5 11h4.5" />
    </IconFrame>
  )
}

/** A grid: a table. */
export function TableIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <rect x="2.5" y="3" width="11" height="10" rx="1" />
      <path d="M2.5 6.5h11M8 6.5V13" />
    </IconFrame>
  )
}

/** Lines behind dots: a bulleted list. */
export function BulletListIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M6 4h7.5M6 8h7.5M6 12h7.5M3 4h.01M3 8h.01M3 12h.01" />
    </IconFrame>
  )
}

/** Lines behind digits: a numbered list. */
export function NumberListIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path
        d="M6.5 4h7M6.5 8h7M6.5 12h7M2.5 3.2l1-.5v3M2.5 10.7c.2-1 1.7-.9 1.6.1 0 .6-.9 1.1-1.6 1.9h1.7"
        strokeWidth="1.25"
      />
    </IconFrame>
  )
}

/** Lines pushed in: indents. */
export function IndentIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M2.5 3.5h11M7.5 8h6M2.5 12.5h11M2.5 6.25 4.5 8l-2 1.75" />
    </IconFrame>
  )
}

/** Lines pulled out: outdents. */
export function OutdentIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props} directional>
      <path d="M2.5 3.5h11M7.5 8h6M2.5 12.5h11M4.75 6.25 2.75 8l2 1.75" />
    </IconFrame>
  )
}

/** A line across: a rule. */
export function RuleIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M2.5 8h11" />
    </IconFrame>
  )
}

/** An H: headings. */
export function HeadingIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M3.5 3v10M12.5 3v10M3.5 8h9" />
    </IconFrame>
  )
}

/** A thick B: bold. */
export function BoldIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M4.5 3h4a2.4 2.4 0 0 1 0 4.8h-4zM4.5 7.8h4.7a2.6 2.6 0 0 1 0 5.2H4.5z" />
    </IconFrame>
  )
}

/** A slanted I: italic. */
export function ItalicIcon(props: IconProps): ReactNode {
  return (
    <IconFrame {...props}>
      <path d="M7 3h5M4 13h5M9.75 3l-3.5 10" />
    </IconFrame>
  )
}
