import { PageHead, useCurrentInRow } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { settingsHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/account-words.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { Page } from '../../shell/page.tsx'
import { useSite, useWords } from '../../shell/site-context.ts'
import { userPluginsQuery } from './plugin-queries.ts'
import { settingsParts } from './settings-parts.ts'
import * as styles from './settings.css.ts'

/**
 * The head of the settings and their parts, around one of them; plugins with settings of each person follow. The parts
 * are tabs on a small screen.
 *
 * @param current the part shown, or the slug of a plugin
 */
export function SettingsFrame({ current, children }: { current: string; children: ReactNode }): ReactNode {
  const { t } = useWords()
  const words = useAccountWords()
  const { api } = useSite()
  const { data: plugins = [] } = useQuery(userPluginsQuery(api))
  const parts = [
    ...settingsParts.map((one) => ({ one, label: words(`settings.${one}`) })),
    ...plugins.map(({ slug_name, name }) => ({ one: slug_name, label: name })),
  ]
  const row = useRef<HTMLElement>(null)
  // The parts of plugins may come later.
  useCurrentInRow(row, parts.find(({ one }) => one === current)?.one)
  return (
    <Page>
      <PageHead title={t('header.settings')} />
      <div className={styles.columns}>
        <nav ref={row} aria-label={words('settings.parts')} className={styles.parts}>
          {parts.map(({ one, label }) => (
            <AppLink
              key={one}
              href={settingsHref(one)}
              className={styles.part}
              aria-current={one === current ? 'page' : undefined}
            >
              {label}
            </AppLink>
          ))}
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </Page>
  )
}
