import type { Schemas } from '@quandary/api-client'
import {
  ButtonLink,
  Cell,
  ColumnHead,
  EmptyState,
  ExternalIcon,
  Link,
  PageHead,
  RowHead,
  Stack,
  Table,
  TableRow,
} from '@quandary/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { wordCell } from '../lists/index.ts'
import { pluginsQuery } from './plugin-queries.ts'
import { PluginSwitch } from './plugin-switch.tsx'
import * as styles from './plugins-page.css.ts'

/** Plugins › Installed plugins: the list with a switch for each. */
export function PluginsPage(): ReactNode {
  const { t } = useLanguage()
  const { data: plugins } = useSuspenseQuery(pluginsQuery(api))
  const title = t('nav.installed_plugins')
  usePageTitle(title)
  return (
    <Stack gap={4}>
      <PageHead title={title} />
      {plugins.length === 0 ? (
        <EmptyState title={t('plugins.none')}>
          {t('plugins.none_help')}
          <code className={styles.command}>{'quandary plugins add <package>'}</code>
          {t('plugins.none_more')}
        </EmptyState>
      ) : (
        <Table caption={title}>
          <thead>
            <tr>
              <ColumnHead>{t('plugins.name')}</ColumnHead>
              <ColumnHead wide>{t('plugins.version')}</ColumnHead>
              <ColumnHead>{t('status')}</ColumnHead>
              <ColumnHead wide>{t('action')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {plugins.map((plugin) => (
              <PluginRow key={plugin.slug_name} plugin={plugin} />
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  )
}

function PluginRow({ plugin }: { plugin: Schemas['PluginItem'] }): ReactNode {
  const { t } = useLanguage()
  const { name, slug_name, description, version, have_config, link } = plugin
  const address = `/admin/plugins/${encodeURIComponent(slug_name)}`
  const settings = have_config ? (
    <ButtonLink size="sm" className={styles.settings} href={address} aria-label={t('plugins.configure', { name })}>
      {t('nav.settings')}
    </ButtonLink>
  ) : null
  return (
    <TableRow>
      <RowHead
        detail={
          <>
            {description}{' '}
            {link === '' ? null : (
              <Link href={link} className={styles.website}>
                {t('plugins.website')} <ExternalIcon size="sm" />
              </Link>
            )}
          </>
        }
        narrow={
          <span className={styles.facts}>
            {version}
            {settings}
          </span>
        }
      >
        {have_config ? (
          <Link href={address} variant="plain">
            {name}
          </Link>
        ) : (
          name
        )}
      </RowHead>
      <Cell wide>{version}</Cell>
      <Cell className={wordCell}>
        <PluginSwitch plugin={plugin} />
      </Cell>
      <Cell wide className={wordCell}>
        {settings}
      </Cell>
    </TableRow>
  )
}
