import type { Schemas } from '@quandary/api-client'
import { FormStringsProvider, initialValues, SchemaForm, Section, useToast, type FormButton } from '@quandary/ui'
import { fieldRefusal, pluginFields, pressPluginButton } from '@quandary/web-shell'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useFailures } from '../../shell/forms/failures.tsx'
import { useFormWords } from '../../shell/words/form-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { uploadPicture } from '../uploads/index.ts'
import { userPluginConfigQuery } from './plugin-queries.ts'
import { UnsavedGuard } from '../../shell/forms/unsaved-guard.tsx'
import * as styles from './settings.css.ts'

/** The viewer's settings of a plugin, in the form that the plugin defines. */
export function PluginSettings({ slug }: { slug: string }): ReactNode {
  const { api } = useSite()
  const { data: config } = useSuspenseQuery(userPluginConfigQuery(api, slug))
  return (
    <Section title={config.name}>
      <div className={styles.sectionBody}>
        <FormStringsProvider strings={useFormWords()}>
          <PluginForm key={slug} config={config} />
        </FormStringsProvider>
      </div>
    </Section>
  )
}

function PluginForm({ config }: { config: Schemas['UserPluginConfig'] }): ReactNode {
  const { fields, values, setValues, changed, save, press, upload } = usePluginForm(config)
  return (
    <>
      <SchemaForm
        fields={fields}
        values={values}
        onChange={setValues}
        onSubmit={save}
        onAction={press}
        upload={upload}
      />
      <UnsavedGuard changed={changed} />
    </>
  )
}

function usePluginForm(config: Schemas['UserPluginConfig']) {
  const { api } = useSite()
  const words = useAccountWords()
  const toasts = useToast()
  const queryClient = useQueryClient()
  const { report, reportInForm } = useFailures()
  const fields = useMemo(() => pluginFields(config.config_fields), [config])
  const [values, setValues] = useState(() => initialValues(fields))
  const saved = initialValues(fields)
  const slug = config.slug_name

  /** Refetches the values after saving, because the plugin may have changed them and the server masks secrets. */
  const reload = async () => {
    const fresh = await queryClient.fetchQuery({ ...userPluginConfigQuery(api, slug), staleTime: 0 })
    setValues(initialValues(pluginFields(fresh.config_fields)))
  }
  const save = async (given: typeof values) => {
    const body = { plugin_slug_name: slug, config_fields: { ...given } }
    const { error } = await api.call('updateUserPluginConfig', { body })
    if (error) return fieldRefusal(error) ?? { message: reportInForm(error).message }
    await reload()
    toasts.show({ text: words('saved') })
    return undefined
  }
  const press = async (button: FormButton) => {
    const { error, message, refresh } = await pressPluginButton(api, button)
    if (error) report(error)
    if (message !== undefined) toasts.show({ text: message })
    if (refresh) await reload()
  }
  const upload = async (file: File) => {
    const { data, error } = await uploadPicture(api, { source: 'post', file })
    return error ? { problem: error.kind === 'fields' ? error.fields[0]?.error_msg : undefined } : { address: data }
  }
  const changed = Object.entries(saved).some(([name, value]) => values[name] !== value)
  return { fields, values, setValues, changed, save, press, upload }
}
