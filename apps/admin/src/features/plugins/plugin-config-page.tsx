import type { Schemas } from '@quandary/api-client'
import {
  ButtonLink,
  EmptyState,
  initialValues,
  Lead,
  PageHead,
  ReadingColumn,
  SchemaForm,
  Stack,
  useToast,
  type FormButton,
  type FormValues,
} from '@quandary/ui'
import { fieldRefusal, pluginFields, pressPluginButton } from '@quandary/web-shell'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../shell/api.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useReportError } from '../../shell/report-error.tsx'
import { UnsavedGuard } from '../../shell/unsaved-guard.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { isChanged, uploadBranding } from '../site-settings/index.ts'
import { pluginConfigQuery, pluginsQuery } from './plugin-queries.ts'
import { PluginSwitch } from './plugin-switch.tsx'

/** The settings of one plugin, in the form that the plugin itself describes. */
export function PluginConfigPage({ slug }: { slug: string }): ReactNode {
  const { t } = useLanguage()
  const { data: config } = useSuspenseQuery(pluginConfigQuery(api, slug))
  const { data: plugins } = useSuspenseQuery(pluginsQuery(api))
  const plugin = plugins.find(({ slug_name }) => slug_name === slug)
  const installed = config.name !== ''
  const title = installed ? config.name : slug
  usePageTitle(title)
  return (
    <Stack gap={4}>
      <PageHead
        title={title}
        {...(installed && {
          actions: (
            <>
              {plugin === undefined ? null : <PluginSwitch plugin={plugin} />}
              <ButtonLink size="sm" href="/admin/installed-plugins">
                {t('plugins.to_list')}
              </ButtonLink>
            </>
          ),
        })}
      />
      {config.description === '' ? null : <Lead>{config.description}</Lead>}
      {!installed ? (
        <EmptyState
          title={t('plugins.unknown')}
          actions={<ButtonLink href="/admin/installed-plugins">{t('plugins.to_list')}</ButtonLink>}
        >
          {t('plugins.unknown_help')}
        </EmptyState>
      ) : config.config_fields.length === 0 ? (
        <EmptyState title={t('plugins.no_settings')}>{t('plugins.no_settings_help')}</EmptyState>
      ) : (
        <PluginForm key={slug} slug={slug} config={config} />
      )}
    </Stack>
  )
}

function PluginForm({ slug, config }: { slug: string; config: Schemas['PluginConfig'] }): ReactNode {
  const { fields, values, changed, change, save, press } = usePluginForm(slug, config)
  return (
    <ReadingColumn>
      <UnsavedGuard active={changed} />
      <SchemaForm
        fields={fields}
        values={values}
        onChange={change}
        onSubmit={save}
        onAction={press}
        upload={uploadBranding}
      />
    </ReadingColumn>
  )
}

function usePluginForm(slug: string, config: Schemas['PluginConfig']) {
  const { t } = useLanguage()
  const toast = useToast()
  const reportError = useReportError()
  const queryClient = useQueryClient()
  const [edits, setEdits] = useState<FormValues>({})
  const fields = pluginFields(config.config_fields)
  const start = initialValues(fields)
  const values = { ...start, ...edits }

  /**
   * Fetches the stored values again. A plugin may store other values than the ones sent, and secrets come back as a
   * mask.
   */
  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: pluginConfigQuery(api, slug).queryKey })
    setEdits({})
  }
  const save = async (given: FormValues) => {
    const body = { plugin_slug_name: slug, config_fields: { ...given } }
    const { error } = await api.call('updatePluginConfig', { body })
    if (error) {
      const refusal = fieldRefusal(error)
      if (!refusal) reportError(error)
      return refusal
    }
    await reload()
    toast.show({ text: t('saved') })
    return undefined
  }
  const press = async (button: FormButton) => {
    const { error, message, refresh } = await pressPluginButton(api, button)
    if (error) reportError(error)
    if (message !== undefined) toast.show({ text: message })
    if (refresh) await reload()
  }
  const change = (next: FormValues) => setEdits(next)
  return { fields, values, changed: isChanged(values, start), change, save, press }
}
