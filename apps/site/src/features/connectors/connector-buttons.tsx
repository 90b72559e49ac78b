import { ButtonLink } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { ConnectorIcon } from './connector-icon.tsx'
import { connectorsQuery } from './connector-queries.ts'
import * as styles from './connectors.css.ts'

/**
 * Links to the connected services for logging in; renders nothing if there are none. The links are plain because they
 * leave the site.
 */
export function ConnectorButtons(): ReactNode {
  const words = useAccountWords()
  const { api } = useSite()
  const { data: connectors = [] } = useQuery(connectorsQuery(api))
  if (connectors.length === 0) return null
  return (
    <ul className={styles.list} aria-label={words('connector.others')}>
      {connectors.map(({ name, icon, link }) => (
        <li key={link}>
          <ButtonLink href={link} wide>
            <ConnectorIcon icon={icon} /> {words('connector.log_in', { name })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
