import type { ReactNode } from 'react'
import * as styles from './svg-icon.css.ts'

/**
 * The icon of a plugin next to its name. An `img`, so that scripts in the SVG do not run.
 *
 * @param props.svg SVG text; renders nothing for ''
 */
export function SvgIcon({ svg }: { svg: string }): ReactNode {
  if (svg === '') return null
  return <img className={styles.mark} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
}
