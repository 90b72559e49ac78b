import { ButtonGroup, ButtonLink, Notice } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/account-words.ts'
import { useAgent } from '../../shell/agent.ts'
import type { ElsewherePart } from './elsewhere-query.ts'
import * as styles from './settings.css.ts'

/** Replaces a settings page that the user center manages, with a link to it. */
export function Elsewhere({ part, url }: { part: ElsewherePart; url: string }): ReactNode {
  const words = useAccountWords()
  const name = useAgent()?.display_name ?? ''
  return (
    <div className={styles.sectionBody}>
      <Notice>{words(`elsewhere.${part}`, { name })}</Notice>
      <ButtonGroup>
        <ButtonLink href={url} variant="primary">
          {words('elsewhere.go')}
        </ButtonLink>
      </ButtonGroup>
    </div>
  )
}
