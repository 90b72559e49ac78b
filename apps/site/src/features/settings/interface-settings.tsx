import type { Schemas } from '@quandary/api-client'
import { languageTag } from '@quandary/i18n'
import { Field, RadioGroup, Section, Select, Switch, useToast } from '@quandary/ui'
import { useAction } from '@quandary/web-shell'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { chooseKeys, useKeysChoice } from '../../shell/keys/keys-choice.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { type Person, useViewer, viewerQuery } from '../../shell/context/viewer.ts'
import { IgnoredTags } from './ignored-tags.tsx'
import { schemeOf, SITE_LANGUAGE, languageOf, type Scheme } from './interface-choice.ts'
import * as styles from './settings.css.ts'

/** Language, colour scheme and ignored tags. Changes apply immediately. */
export function InterfaceSettings(): ReactNode {
  const words = useAccountWords()
  const person = useViewer()
  return (
    <>
      <Section title={words('settings.interface')}>
        <div className={styles.sectionBody}>{person === null ? null : <InterfaceChoices person={person} />}</div>
      </Section>
      <IgnoredTags />
    </>
  )
}

function InterfaceChoices({ person }: { person: Schemas['CurrentUser'] }): ReactNode {
  const { languages } = useSite().facts
  const { t } = useWords()
  const words = useAccountWords()
  const { busy, choose } = useInterfaceChoice(person)
  const language = languageOf(person.language, languages)
  const scheme = schemeOf(person.color_scheme)
  const schemes = [
    { value: 'default', label: words('interface.scheme_site') },
    { value: 'light', label: t('theme.light') },
    { value: 'dark', label: t('theme.dark') },
    { value: 'system', label: t('theme.system') },
  ] as const
  return (
    <>
      <Field label={words('interface.language')} help={words('interface.language_help')}>
        <Select
          fit
          value={language}
          disabled={busy}
          options={[
            { value: SITE_LANGUAGE, label: words('interface.language_site') },
            ...languages.map(({ code, label }) => ({ value: code, label, lang: languageTag(code) })),
          ]}
          onChange={(event) => choose({ language: event.currentTarget.value, scheme })}
        />
      </Field>
      <RadioGroup<Scheme>
        legend={words('interface.scheme')}
        options={schemes}
        value={scheme}
        onChange={(next) => choose({ language, scheme: next })}
      />
      <KeysSwitch />
    </>
  )
}

function KeysSwitch(): ReactNode {
  const words = useAccountWords()
  const on = useKeysChoice()
  return (
    <Switch
      label={words('interface.keys')}
      description={words('interface.keys_lead')}
      checked={on}
      onChange={chooseKeys}
    />
  )
}

interface Choice {
  language: string
  scheme: Scheme
}

/** Applies a color scheme optimistically and rolls it back on refusal. A new language reloads the page. */
function useInterfaceChoice(person: Schemas['CurrentUser']) {
  const { api, facts } = useSite()
  const words = useAccountWords()
  const queryClient = useQueryClient()
  const toasts = useToast()
  const { act, busy } = useAction()
  const { queryKey } = viewerQuery(api)
  const choose = ({ language, scheme }: Choice) =>
    void act(() => api.call('updateInterfacePreferences', { body: { language, color_scheme: scheme } }), {
      show: () => {
        const now: Person = { ...person, color_scheme: scheme }
        queryClient.setQueryData<Person>(queryKey, now)
        return () => queryClient.setQueryData<Person>(queryKey, person)
      },
      done: () => {
        if (language === languageOf(person.language, facts.languages)) toasts.show({ text: words('saved') })
        else location.reload()
      },
    })
  return { busy, choose }
}
