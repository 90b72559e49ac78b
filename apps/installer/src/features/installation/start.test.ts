import type { ApiError, Schemas } from '@quandary/api-client'
import { describe, expect, it } from 'vitest'
import { decideStart, startOfImport } from './start.ts'

const check = (config_file_exist: boolean, db_connection_success: boolean, db_table_exist: boolean) => ({
  data: { config_file_exist, db_connection_success, db_table_exist },
})
const importIs = (state: Schemas['InstallImport']['state']) => ({
  data: {
    state,
    part: '',
    rows_done: 0,
    rows_total: 0,
    message: '',
    interrupted: false,
    counts: [],
    unusable: [],
    report: '',
  },
})
const refused: ApiError = { kind: 'forbidden', status: 403, reason: 'error.install.already_installed', message: '' }

describe('the first screen of the wizard', () => {
  it.each([
    ['no configuration: the whole wizard', check(false, false, false), 'wizard'],
    ['an empty database: the site step', check(true, true, false), 'resume'],
    ['existing tables: nothing to do', check(true, true, true), 'installed'],
    ['an unreachable database: the error page', check(true, false, false), 'databaseFailed'],
  ])('%s', (_case, answer, at) => expect(decideStart(answer)).toEqual({ at }))

  it.each(['running', 'failed', 'done'] as const)('an import that is %s: its screen', (state) => {
    expect(startOfImport(importIs(state))).toEqual({ at: 'importing' })
  })

  it('depends on the configuration where no import was begun', () => {
    expect(startOfImport(importIs('none'))).toBeUndefined()
  })

  it('an installed site refuses the calls', () => {
    expect(startOfImport({ error: refused })).toEqual({ at: 'installed' })
    expect(decideStart({ error: refused })).toEqual({ at: 'installed' })
  })

  it('another browser has the token of the import', () => {
    const error: ApiError = {
      ...refused,
      kind: 'unauthorised',
      status: 401,
      reason: 'error.install.import_token_needed',
    }
    expect(startOfImport({ error })).toEqual({ at: 'elsewhere' })
  })

  it('returns any other error', () => {
    const error: ApiError = { kind: 'timeout', status: 0, reason: 'client.timeout', message: '' }
    expect(startOfImport({ error })).toEqual({ at: 'failed', error })
    expect(decideStart({ error })).toEqual({ at: 'failed', error })
  })
})
