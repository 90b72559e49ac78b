import type { Schemas } from '@quandary/api-client'
import {
  ButtonLink,
  Cell,
  ColumnHead,
  EmptyState,
  Link,
  PageHead,
  RowHead,
  Stack,
  Switch,
  Table,
  TableRow,
  useToast,
  VisuallyHidden,
} from '@quandary/ui'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useAction } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { wordCell } from '../lists/index.ts'
import { pluginsQuery } from './plugin-queries.ts'
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
  const { name, slug_name, description, version, enabled, have_config, link } = plugin
  const { busy, turn } = usePluginSwitch(slug_name)
  const settings = have_config ? (
    <ButtonLink
      size="sm"
      className={styles.settings}
      href={`/admin/plugins/${encodeURIComponent(slug_name)}`}
      aria-label={t('plugins.configure', { name })}
    >
      {t('nav.settings')}
    </ButtonLink>
  ) : null
  return (
    <TableRow>
      <RowHead
        detail={description}
        narrow={
          <span className={styles.facts}>
            {version}
            {settings}
          </span>
        }
      >
        {link === '' ? name : <Link href={link}>{name}</Link>}
      </RowHead>
      <Cell wide>{version}</Cell>
      <Cell className={wordCell}>
        <Switch
          className={styles.status}
          label={<VisuallyHidden>{t('plugins.enabled', { name })}</VisuallyHidden>}
          description={t(enabled ? 'plugins.active' : 'plugins.inactive')}
          checked={enabled}
          disabled={busy}
          onChange={turn}
        />
      </Cell>
      <Cell wide className={wordCell}>
        {settings}
      </Cell>
    </TableRow>
  )
}

function usePluginSwitch(slug: string) {
  const { t } = useLanguage()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { act, busy } = useAction()
  const turn = (enabled: boolean) =>
    void act(() => api.call('updatePluginStatus', { body: { plugin_slug_name: slug, enabled } }), {
      done: async () => {
        await queryClient.invalidateQueries({ queryKey: pluginsQuery(api).queryKey })
        toast.show({ text: t('saved') })
      },
    })
  return { busy, turn }
}
