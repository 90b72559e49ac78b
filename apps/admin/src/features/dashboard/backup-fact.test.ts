import { createI18n } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/en_US/admin'
import { expect, it } from 'vitest'
import { backupFact } from './backup-fact.ts'

const { t } = createI18n({ language: 'en_US', messages })
const now = 1_764_000_000
const hoursAgo = (hours: number) => now - hours * 3600
const fact = (given: object) =>
  backupFact(
    { schedule: 'daily', proved_at: hoursAgo(5), failed_at: 0, failure: '', ...given },
    { t, language: 'en_US', now },
  )

it('a backup that was proved as planned is fine', () => {
  expect(fact({})).toMatchObject({ tone: 'fine', text: 'Last proved 5 hours ago' })
  expect(fact({ schedule: 'weekly', proved_at: hoursAgo(7 * 24) })).toMatchObject({ tone: 'fine' })
})

it('none, none planned, an old one and a failure are named with the way to the backups', () => {
  const given = [
    [{ schedule: 'off', proved_at: 0 }, 'There is no proved backup.'],
    [{ schedule: 'off' }, 'None are planned.'],
    [{ proved_at: hoursAgo(49) }, 'longer ago than planned'],
    [{ failure: 'full', failed_at: now }, 'The disk is full. Last proved 5 hours ago.'],
    [{ failure: 'folder', failed_at: now, proved_at: 0 }, 'may not write to it.'],
  ] as const
  for (const [state, text] of given) {
    expect(fact(state)).toMatchObject({
      tone: 'look',
      text: expect.stringContaining(text),
      link: { href: '/admin/backups' },
    })
  }
})
