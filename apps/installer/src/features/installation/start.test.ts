import type { ApiError } from '@quandary/api-client'
import { describe, expect, it } from 'vitest'
import { decideStart } from './start.ts'

const check = (config_file_exist: boolean, db_connection_success: boolean, db_table_exist: boolean) => ({
  data: { config_file_exist, db_connection_success, db_table_exist },
})

describe('the first screen of the wizard', () => {
  it.each([
    ['no configuration: the whole wizard', check(false, false, false), 'wizard'],
    ['an empty database: the site step', check(true, true, false), 'resume'],
    ['existing tables: nothing to do', check(true, true, true), 'installed'],
    ['an unreachable database: the error page', check(true, false, false), 'databaseFailed'],
  ])('%s', (_case, answer, at) => expect(decideStart(answer)).toEqual({ at }))

  it('an installed site refuses the call', () => {
    const error: ApiError = { kind: 'forbidden', status: 403, reason: 'error.install.already_installed', message: '' }
    expect(decideStart({ error })).toEqual({ at: 'installed' })
  })

  it('returns any other error', () => {
    const error: ApiError = { kind: 'timeout', status: 0, reason: 'client.timeout', message: '' }
    expect(decideStart({ error })).toEqual({ at: 'failed', error })
  })
})
