'use client'

import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './skeleton.css.ts'

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends RootProps<'span', 'children'> {
  /** CSS length. Default 100 %. */
  width?: string
  /** CSS length. Default 12 pixels. */
  height?: string
}

/** A placeholder for loading content. Appears after 300 ms and does not shimmer. */
export function Skeleton({ width = '100%', height, ...rest }: SkeletonProps): ReactNode {
  return <span {...rootProps(rest, styles.skeleton)} style={{ width, height, ...rest.style }} aria-hidden="true" />
}

/** Props of {@link SkeletonList}. */
export interface SkeletonListProps extends RootProps<'div', 'children'> {
  /** Number of expected rows. */
  rows: number
  /** Announced by screen readers. Default “Loading”. */
  label?: string
}

const widths = [
  ['72%', '61%'],
  ['54%', '78%'],
  ['66%', '43%'],
] as const

/** Placeholder rows of a question list. */
export function SkeletonList({ rows, label, ...rest }: SkeletonListProps): ReactNode {
  const strings = useUiStrings()
  return (
    <div {...rest} aria-busy="true">
      <VisuallyHidden>{label ?? strings.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, i) => {
        const [title, second] = widths[i % widths.length] ?? widths[0]
        return (
          <div className={styles.row} key={i}>
            <Skeleton width={title} height="1rem" />
            <Skeleton width="96%" />
            <Skeleton width={second} />
            <Skeleton width="14rem" height="1.25rem" />
          </div>
        )
      })}
    </div>
  )
}
