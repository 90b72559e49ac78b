import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { Link } from '../link/link.tsx'
import * as styles from './stat-tiles.css.ts'

/** A figure of {@link StatTiles}. */
export interface StatTile {
  label: string
  /** The formatted figure. */
  value: ReactNode
  /** Exact form, as tooltip. */
  title?: string
  /** Below the figure: `+186 this week`. */
  note?: ReactNode
  /** Address of what is counted; makes the tile a link. */
  href?: string
}

/** Props of {@link StatTiles}. */
export interface StatTilesProps extends RootProps<'dl', 'children'> {
  tiles: readonly StatTile[]
}

/** Figures in a ruled grid: two per row, four from 768 px up. */
export function StatTiles({ tiles, ...rest }: StatTilesProps): ReactNode {
  return (
    <dl {...rootProps(rest, styles.tiles)}>
      {tiles.map(({ label, value, title, note, href }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>
            {href === undefined ? (
              label
            ) : (
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            )}
          </dt>
          <dd className={styles.value} title={title}>
            <bdi>{value}</bdi>
          </dd>
          {note === undefined ? null : <dd className={styles.label}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
