import type { Schemas } from '@quandary/api-client'
import { createI18n } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/en_US/admin'
import { describe, expect, it } from 'vitest'
import { healthFacts, systemFacts, uptimeText } from './health.ts'
import { statisticTiles } from './statistics.ts'
import { isNewerVersion } from './version.ts'

const { t } = createI18n({ language: 'en_US', messages })

const NOW = 1_764_000_000
const at = { now: NOW, language: 'en_US' }

const info: Schemas['DashboardInfo'] = {
  question_count: 48_213,
  answer_count: 1_203_946,
  comment_count: 0,
  vote_count: 1,
  user_count: 2,
  report_count: 5,
  uploading_files: true,
  exposed_files: 0,
  smtp: 'enabled',
  https: true,
  time_zone: 'UTC',
  occupying_storage_space: '1.2 MB',
  app_start_time: '93780',
  version_info: { version: '1.2.5', revision: '', remote_version: '' },
  login_required: false,
  go_version: 'v24.21.0',
  database_version: 'SQLite 3.50.0',
  database_size: '4.0 MB',
  backups: { schedule: 'daily', proved_at: NOW - 3600, failed_at: 0, failure: '' },
  storage: { uploads: 'bucket', backups: 'folder', failure: '' },
  fault: { kind: '', at: 0 },
  mails: { failed: 0, cause: '' },
}

const fact = (change: Partial<Schemas['DashboardInfo']>, label: string) =>
  [...healthFacts({ ...info, ...change }, t, at), ...systemFacts({ ...info, ...change }, t)].find(
    (one) => one.label === label,
  )

describe('health', () => {
  it('is fine if everything is', () => {
    expect(healthFacts(info, t, at).filter(({ tone }) => tone === 'look')).toEqual([])
  })
  it('warns about missing HTTPS and links to the setting', () => {
    expect(fact({ https: false }, 'HTTPS')).toMatchObject({ tone: 'look', link: { href: '/admin/general' } })
  })
  it.each(['disabled', 'not_configured'] as const)('warns about mail that is %s', (smtp) => {
    expect(fact({ smtp }, 'Outgoing mail')).toMatchObject({ tone: 'look', link: { href: '/admin/smtp' } })
  })
  it('says how many mails failed and why, and links to the mail settings', () => {
    expect(fact({ mails: { failed: 12, cause: 'host' } }, 'Outgoing mail')).toMatchObject({
      tone: 'bad',
      text: '12 mails failed in the last 24 hours. No server has this name. Check the SMTP host.',
      link: { href: '/admin/smtp' },
    })
  })
  it('reports a newer release', () => {
    const version_info = { version: '1.2.5', revision: '', remote_version: '1.3.0' }
    expect(fact({ version_info }, 'Version')).toMatchObject({ tone: 'look', text: '1.2.5. 1.3.0 is out.' })
  })
  it('names the latest fault of the disk or the database, and when it was met', () => {
    expect(fact({}, 'Disk and database')).toMatchObject({ tone: 'fine', text: 'No faults in the last 24 hours' })
    const given = [
      ['full', 'The disk was full or read-only, last 5 minutes ago.'],
      ['away', 'The database did not answer, last 5 minutes ago.'],
    ] as const
    for (const [kind, text] of given) {
      expect(fact({ fault: { kind, at: NOW - 300 } }, 'Disk and database')).toMatchObject({
        tone: 'look',
        text: expect.stringContaining(text),
      })
    }
  })
  it('says who may read', () => {
    expect(fact({ login_required: true }, 'Who can read')?.text).toBe('Only people who are logged in')
  })
  it('names what is wrong with the bucket of files, and links to its settings', () => {
    expect(fact({}, 'Storage of files')).toMatchObject({ tone: 'fine', text: 'The bucket answers' })
    const storage = { uploads: 'bucket', backups: 'folder', failure: 'key' } as const
    const text = 'The service does not know the key, or the secret does not belong to it.'
    expect(fact({ storage }, 'Storage of files')).toMatchObject({
      tone: 'look',
      text,
      link: { href: '/admin/storage' },
    })
  })
  it('names the runtime', () => expect(fact({}, 'Runtime')?.text).toBe('Node.js 24.21.0'))
})

describe('uptime', () => {
  it.each([
    [59, 'less than a minute'],
    [60, '1 minute'],
    [3600, '1 hour'],
    [7380, '2 hours, 3 minutes'],
    [93_780, '1 day, 2 hours'],
    [172_860, '2 days'],
  ])('%i s is %s', (seconds, text) => expect(uptimeText(seconds, t)).toBe(text))
})

describe('versions', () => {
  it.each([
    ['1.3.0', '1.2.9', true],
    ['1.10.0', '1.9.9', true],
    ['v2.0.0', '1.9.9', true],
    ['1.2.5', '1.2.5', false],
    ['1.2.4', '1.2.5', false],
    ['', '1.2.5', false],
    ['soon', '1.2.5', false],
  ])('%j is newer than %j: %s', (candidate, current, newer) => expect(isNewerVersion(candidate, current)).toBe(newer))
})

describe('figures', () => {
  const tiles = statisticTiles(info, t, 'en_US')
  it('are exact below a million, and lead to their list', () => {
    expect(tiles[0]).toEqual({ label: 'Questions', value: '48,213', note: 'open and closed', href: '/admin/questions' })
  })
  it('are shortened from a million on, with the exact number in the tooltip', () => {
    expect(tiles[1]).toMatchObject({ label: 'Answers', value: '1.2m', title: '1,203,946' })
  })
  it('say if flags are waiting', () => {
    expect(tiles.find(({ label }) => label === 'Flags')?.note).toBe('waiting')
  })
})
