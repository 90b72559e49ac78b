import { expect, it } from 'vitest'
import { ENGLISH } from '../i18n/language.ts'
import { refusalEnvelope } from '../http/envelope.ts'
import { defineInvalidFields, defineRefusals } from './define-refusals.ts'
import { InvalidFields, Refusal } from './refusal.ts'

const { NotHere, TooYoung } = defineRefusals({
  NotHere: { status: 404, reason: 'base.not_found' },
  TooYoung: (rank: number) => ({ status: 403, reason: 'error.rank.no_enough_rank_to_operate', facts: { rank } }),
})

const { TooLong } = defineInvalidFields({
  TooLong: (count: number) => ({ field: 'title', message: 'validation.max_length', facts: { count } }),
})

it('F1 a row of a table is an error class of its own, named like the row', () => {
  const refusal = new NotHere()
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toBeInstanceOf(NotHere)
  expect(refusal).not.toBeInstanceOf(TooYoung)
  expect([refusal.name, refusal.message]).toEqual(['NotHere', 'base.not_found'])
})

it('F2 the facts of a refusal stand in its sentence', () => {
  expect(refusalEnvelope(new TooYoung(50), ENGLISH)).toMatchObject({
    code: 403,
    reason: 'error.rank.no_enough_rank_to_operate',
    msg: 'You need at least 50 reputation to do this.',
  })
})

it('F3 a refused field is named with the sentence about it', () => {
  const refusal = new TooLong(1)
  expect(refusal).toBeInstanceOf(InvalidFields)
  expect(refusalEnvelope(refusal, ENGLISH)).toEqual({
    code: 400,
    reason: 'base.request_format_error',
    msg: 'Title must be at most 1 character in length.',
    data: [{ error_field: 'title', error_msg: 'Title must be at most 1 character in length.' }],
  })
})

it('F4 a reason or a sentence without words is a type error', () => {
  // @ts-expect-error the catalogue has no such reason
  defineRefusals({ Unknown: { status: 400, reason: 'error.object.not_fuond' } })
  // @ts-expect-error nor does it for a reason made from facts
  defineRefusals({ Unknown: (status: 400) => ({ status, reason: 'error.object.not_fuond' }) })
  // @ts-expect-error a sentence that is no reason
  defineRefusals({ Unknown: { status: 400, reason: 'validation.required' } })
  // @ts-expect-error the catalogue has no such sentence
  defineInvalidFields({ Unknown: { field: 'title', message: 'validation.requird' } })
  // @ts-expect-error a fact that the row does not take
  expect(new TooYoung('fifty').init.facts).toEqual({ rank: 'fifty' })
})
