import type { ReactNode } from 'react'
import * as styles from './connectors.css.ts'

/** The icon of a service. An `img`, so that scripts in the SVG do not run. */
export function ConnectorIcon({ icon }: { icon: string }): ReactNode {
  if (icon === '') return null
  return <img className={styles.icon} src={`data:image/svg+xml;base64,${icon}`} alt="" />
}
