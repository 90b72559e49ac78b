import { unwrap, type Schemas } from '@quandary/api-client'
import { operationKey } from '@quandary/api-client/query'
import type { FormValues } from '@quandary/ui'
import { basePath, below } from '@quandary/web-shell'
import { numberOf, textOf, valuesOf, type SettingsGroup } from '../settings-group.ts'

const SCHEDULES = ['off', 'daily', 'weekly'] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** The settings of this screen, with the time zone in which the hours are given. */
type Backups = Schemas['BackupSettings'] & { zone: string }

const unlessPlanned = (values: FormValues) => values['schedule'] === 'off' && values['public_dump'] === 'off'
const unlessWeekly = (values: FormValues) => values['schedule'] !== 'weekly' && values['public_dump'] !== 'weekly'

/** Schedule and target of backups, and the public dump. */
export const backupSettings: SettingsGroup<Backups> = {
  title: 'nav.backups',
  name: 'backups',
  query: (api) => ({
    queryKey: [...operationKey('getBackupSettings'), 'with-zone'],
    queryFn: async ({ signal }) => {
      const [own, { time_zone: zone }] = await Promise.all([
        unwrap(api.call('getBackupSettings', { signal })),
        unwrap(api.call('getInterfaceSettings', { signal })),
      ])
      return { ...own, zone }
    },
  }),
  values: ({ zone: _zone, ...own }) => valuesOf(own),
  fields: (t, { zone }) => [
    {
      name: 'schedule',
      type: 'radio',
      title: t('backups.schedule'),
      description: t('backups.schedule_help'),
      options: SCHEDULES.map((value) => ({ value, label: t(`backups.schedule_${value}`) })),
    },
    {
      name: 'public_dump',
      type: 'radio',
      title: t('backups.public_dump'),
      description: t('backups.public_dump_help', { path: below(basePath(), '/public-dump.tar.gz') }),
      options: SCHEDULES.map((value) => ({ value, label: t(`backups.schedule_${value}`) })),
    },
    {
      name: 'weekday',
      type: 'select',
      title: t('backups.weekday'),
      options: WEEKDAYS.map((day) => ({ value: String(day), label: t(`backups.weekday_${day}`) })),
      hidden: unlessWeekly,
    },
    {
      name: 'hour',
      type: 'select',
      title: t('backups.hour'),
      description: t('backups.hour_help', { zone }),
      options: HOURS.map((hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` })),
      hidden: unlessPlanned,
    },
    {
      name: 'keep',
      type: 'input',
      inputType: 'number',
      title: t('backups.keep'),
      description: t('backups.keep_help'),
      required: true,
      min: 1,
      max: 1000,
    },
    {
      name: 'folder',
      type: 'input',
      title: t('backups.folder'),
      description: t('backups.folder_help'),
      maxLength: 1000,
      placeholder: '/backups',
    },
    {
      name: 'recipient',
      type: 'input',
      title: t('backups.recipient'),
      description: t('backups.recipient_help'),
      maxLength: 4000,
      placeholder: 'age1…',
    },
  ],
  alsoShownBy: [operationKey('listBackups')],
  save: (api, values) =>
    api.call('updateBackupSettings', {
      body: {
        schedule: SCHEDULES.find((one) => one === values['schedule']) ?? 'off',
        weekday: numberOf(values, 'weekday'),
        hour: numberOf(values, 'hour'),
        keep: numberOf(values, 'keep'),
        folder: textOf(values, 'folder'),
        recipient: textOf(values, 'recipient'),
        public_dump: SCHEDULES.find((one) => one === values['public_dump']) ?? 'off',
      },
    }),
}
