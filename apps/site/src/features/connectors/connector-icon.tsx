import type { ReactNode } from 'react'
import * as styles from './connectors.css.ts'

/** The mark of a service. As a picture: scripts in it do not run. */
export function ConnectorIcon({ icon }: { icon: string }): ReactNode {
  if (icon === '') return null
  return <img className={styles.icon} src={`data:image/svg+xml;base64,${icon}`} alt="" />
}
