import { expect, it } from 'vitest'
import { isTooOld, problemOf, UnusableDatabase } from './database-problem.ts'

function failure(code: string, message = ''): Error {
  return Object.assign(new Error(message), { code })
}

it('N12 errors of both engines become reasons that a person can mend', () => {
  const noEncryption = 'no pg_hba.conf entry for host "10.0.0.7", user "qa", database "qa", no encryption'
  const cases = [
    [new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]), 'refused'],
    [failure('28P01', 'password authentication failed for user "qa"'), 'wrong_login'],
    [failure('28000', noEncryption), 'needs_tls'],
    [failure('28000', noEncryption.replace('no encryption', 'SSL encryption')), 'not_admitted'],
    [failure('42501', 'permission denied for schema public'), 'no_rights'],
    [failure('53300'), 'too_many_connections'],
    [new Error('Connection terminated due to connection timeout'), 'no_answer'],
    [failure('SQLITE_READONLY_DIRECTORY'), 'file_not_writable'],
    [new UnusableDatabase('too_old'), 'too_old'],
    [failure('XX000', 'something only the log explains'), undefined],
  ] as const
  for (const [error, problem] of cases) expect(problemOf(error), error.message).toBe(problem)
})

it('N13 a PostgreSQL before 15 is too old', () => {
  const versions = [
    'PostgreSQL 14.20 (Debian 14.20-1)',
    'PostgreSQL 9.6',
    'PostgreSQL 15.0',
    'PostgreSQL 18.6',
    'SQLite 3.54.1',
  ]
  expect(versions.map(isTooOld)).toEqual([true, true, false, false, false])
})
