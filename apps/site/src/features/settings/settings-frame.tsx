import { PageHead, useCurrentInRow } from '@quandary/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { settingsHref } from '../../addresses.ts'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { AppLink } from '../../shell/navigation/app-link.tsx'
import { Page } from '../../shell/frame/page.tsx'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { userPluginsQuery } from './plugin-queries.ts'
import { settingsParts } from './settings-parts.ts'
import * as styles from './settings.css.ts'

/**
 * The frame around a settings page, with links to all settings pages, including those of plugins with settings per
 * member. On small screens the links become tabs.
 *
 * @param current the page shown, or the slug of a plugin
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
  // Runs again after the plugins have loaded.
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
