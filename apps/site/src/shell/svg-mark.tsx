import type { ReactNode } from 'react'
import * as styles from './svg-mark.css.ts'

/**
 * The mark of a plugin beside its name. As a picture: scripts in it do not run.
 *
 * @param props.svg SVG text; nothing is shown for ''
 */
export function SvgMark({ svg }: { svg: string }): ReactNode {
  if (svg === '') return null
  return <img className={styles.mark} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
}
