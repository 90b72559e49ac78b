import type { ApiError } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { errorText } from './error-text.ts'

const t = (key: string, values?: { id: string }) => `words of ${key}${values ? ` ${values.id}` : ''}`

it('uses the message of the server', () => {
  const refused: ApiError = { kind: 'refused', status: 400, reason: 'x', message: 'No.', display: 'toast', details: {} }
  expect(errorText(refused, t)).toBe('No.')
})

it("uses the app's own message if no answer came", () => {
  const facts = { status: 0, reason: 'x', message: 'English only' }
  expect(errorText({ kind: 'timeout', ...facts }, t)).toBe('words of error.timeout')
  expect(errorText({ kind: 'server', ...facts }, t)).toBe('words of error.50x')
  expect(errorText({ kind: 'server', requestId: 'a-1', ...facts }, t)).toBe(
    'words of error.50x words of error.request a-1',
  )
  const closed = { status: 503, reason: 'base.read_only', message: 'Only read.' }
  expect(errorText({ kind: 'server', ...closed }, t)).toBe('Only read.')
  expect(errorText({ kind: 'offline', cause: undefined, ...facts }, t)).toBe('words of error.offline')
})
