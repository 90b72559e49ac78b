import type { Schemas } from '@quandary/api-client'
import { Switch, useToast, VisuallyHidden } from '@quandary/ui'
import { useAction } from '@quandary/web-shell'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { pluginsQuery } from './plugin-queries.ts'
import * as styles from './plugins-page.css.ts'

/** Switches a plugin on and off. */
export function PluginSwitch({ plugin }: { plugin: Schemas['PluginItem'] }): ReactNode {
  const { t } = useLanguage()
  const { name, slug_name, enabled } = plugin
  const { busy, turn } = usePluginSwitch(slug_name)
  return (
    <Switch
      className={styles.status}
      label={<VisuallyHidden>{t('plugins.enabled', { name })}</VisuallyHidden>}
      description={t(enabled ? 'plugins.active' : 'plugins.inactive')}
      checked={enabled}
      disabled={busy}
      onChange={turn}
    />
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
