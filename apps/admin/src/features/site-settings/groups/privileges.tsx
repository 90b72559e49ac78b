import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { formatExactCount } from '@quandary/i18n'
import { Cell, ColumnHead, Table, TableRow, type FormField, type FormValues } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../shell/language.tsx'
import { numberOf, type SettingsGroup } from '../settings-group.ts'

type Privileges = Schemas['PrivilegesConfig']

/** The level with custom values. */
const CUSTOM = 99
/** The level whose values the server stores as custom values until an administrator edits them. */
const LOWEST = 1

/** The reputation that each permission requires: a preset, or custom values. */
export const privilegeSettings: SettingsGroup<Privileges> = {
  title: 'nav.privileges',
  name: 'privileges',
  query: (api) => operationQuery(api, 'getPrivilegeSettings'),
  values: (saved) => ({
    level: String(saved.selected_level),
    ...Object.fromEntries(startOfCustom(saved).map(({ key, value }) => [key, String(value)])),
  }),
  fields: (t, saved) => [
    {
      name: 'level',
      type: 'radio',
      title: t('privileges.level'),
      description: t('privileges.level_help'),
      options: saved.options.map(({ level, level_desc }) => ({ value: String(level), label: level_desc })),
    },
    ...customOf(saved).map(({ key, label }): FormField => ({
      name: key,
      type: 'input',
      inputType: 'number',
      title: label,
      required: true,
      min: 1,
      step: 1,
      hidden: (values) => !isCustom(values),
    })),
  ],
  save: (api, values, saved) => {
    const { level = saved.selected_level } = optionOf(saved, values) ?? {}
    const custom = customOf(saved).map(({ key }) => ({ key, value: numberOf(values, key) }))
    return api.call('updatePrivilegeSettings', {
      body: { level, ...(level === CUSTOM ? { custom_privileges: custom } : {}) },
    })
  },
  note: LevelTable,
}

function customOf({ options }: Privileges): Privileges['options'][number]['privileges'] {
  return options.find(({ level }) => level === CUSTOM)?.privileges ?? []
}

/**
 * Returns the initial values of the custom level: the stored custom values or, if they were never edited, those of the
 * current level. Unedited custom values equal the lowest level, which lets newcomers do almost everything.
 */
function startOfCustom(saved: Privileges): Privileges['options'][number]['privileges'] {
  const custom = customOf(saved)
  if (saved.selected_level === CUSTOM) return custom
  const valuesOf = (wanted: number) => saved.options.find(({ level }) => level === wanted)?.privileges ?? []
  const lowest = new Map(valuesOf(LOWEST).map(({ key, value }) => [key, value]))
  return custom.every(({ key, value }) => lowest.get(key) === value) ? valuesOf(saved.selected_level) : custom
}

function optionOf({ options }: Privileges, values: FormValues): Privileges['options'][number] | undefined {
  return options.find(({ level }) => String(level) === values['level'])
}

function isCustom(values: FormValues): boolean {
  return values['level'] === String(CUSTOM)
}

/**
 * Table of the reputation that each action requires on the chosen level; custom values are edited in the form itself.
 */
function LevelTable({ saved, values }: { saved: Privileges; values: FormValues }): ReactNode {
  const { t, language } = useLanguage()
  const option = optionOf(saved, values)
  if (option === undefined || isCustom(values)) return null
  return (
    <Table caption={option.level_desc}>
      <thead>
        <tr>
          <ColumnHead>{t('privileges.action')}</ColumnHead>
          <ColumnHead numeric>{t('privileges.reputation')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {option.privileges.map(({ key, label, value }) => (
          <TableRow key={key}>
            <th scope="row">{label}</th>
            <Cell numeric>{formatExactCount(value, language)}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
