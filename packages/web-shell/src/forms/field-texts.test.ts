import type { ApiError } from '@quandary/api-client'
import { describe, expect, it } from 'vitest'
import { fieldTexts } from './field-texts.ts'

const draft = { name: '', url: '' }

function refused(...names: string[]): ApiError {
  const fields = names.map((name, i) => ({ error_field: name, error_msg: `${name} ${i}` }))
  return { kind: 'fields', status: 400, reason: 'base.request_format_error', message: '', fields }
}

describe('field errors of the server', () => {
  it('go to the fields with the same name', () => {
    expect(fieldTexts(draft, refused('url', 'name'))).toEqual({ url: 'url 0', name: 'name 1' })
  })
  it('keep the first of two errors for a field', () => {
    expect(fieldTexts(draft, refused('url', 'url'))).toEqual({ url: 'url 0' })
  })
  it('are ignored if the form has no such field', () => expect(fieldTexts(draft, refused('other'))).toBeUndefined())
  it('are undefined for any other error', () => {
    const error: ApiError = { kind: 'notFound', status: 404, reason: 'x', message: '' }
    expect(fieldTexts(draft, error)).toBeUndefined()
  })
})
