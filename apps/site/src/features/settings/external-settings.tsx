import { ButtonGroup, ButtonLink, Notice } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useUserCenter } from '../../shell/session/user-center-agent.ts'
import type { ExternalSettingsPart } from './external-settings-query.ts'
import * as styles from './settings.css.ts'

/** Replaces a settings page with a link to the user center that manages it. */
export function ExternalSettings({ part, url }: { part: ExternalSettingsPart; url: string }): ReactNode {
  const words = useAccountWords()
  const name = useUserCenter()?.display_name ?? ''
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
