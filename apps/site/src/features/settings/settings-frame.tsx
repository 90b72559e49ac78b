import { PageHead } from '@quandary/ui'
import type { ReactNode } from 'react'
import { settingsHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/account-words.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { Page } from '../../shell/page.tsx'
import { useWords } from '../../shell/site-context.ts'
import { settingsParts, type SettingsPart } from './settings-parts.ts'
import * as styles from './settings.css.ts'

/** The head of the settings and their parts, around one of them. The parts are tabs on a small screen. */
export function SettingsFrame({ part, children }: { part: SettingsPart; children: ReactNode }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  return (
    <Page>
      <PageHead title={t('header.settings')} />
      <div className={styles.columns}>
        <nav aria-label={words('settings.parts')} className={styles.parts}>
          {settingsParts.map((one) => (
            <AppLink
              key={one}
              href={settingsHref(one)}
              className={styles.part}
              aria-current={one === part ? 'page' : undefined}
            >
              {words(`settings.${one}`)}
            </AppLink>
          ))}
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </Page>
  )
}
