import type { RefusalCode } from '../i18n/translate.ts'
import type { FieldRefusal, RefusalInit } from './refusal.ts'
import { InvalidFields, Refusal } from './refusal.ts'

/**
 * A row of a table of refusals: its status, reason and further content, or a function that makes this content from
 * facts.
 */
type Row<Answer> = Answer | ((...facts: never[]) => Answer)

type FactsOf<R> = R extends (...facts: infer Facts) => unknown ? Facts : []

/** The error classes of a table. The constructor takes the facts that the row takes. */
type ErrorClasses<Rows, Thrown> = { readonly [Name in keyof Rows]: new (...facts: FactsOf<Rows[Name]>) => Thrown }

/** A refused field, with a reason if the refusal has one of its own. */
type InvalidField = FieldRefusal & { reason?: RefusalCode }

/**
 * Defines the refusals of a slice as a table: an error class for each row, with its status and reason.
 *
 * @example
 * export const { TagNotFound } = defineRefusals({ TagNotFound: { status: 404, reason: 'error.tag.not_found' } })
 * throw new TagNotFound()
 */
export function defineRefusals<Rows extends Record<string, Row<RefusalInit>>>(rows: Rows): ErrorClasses<Rows, Refusal> {
  return classesOf<Rows, RefusalInit, Refusal>(rows, (name, initOf) => {
    return class extends Refusal {
      override name = name
      constructor(...facts: never[]) {
        super(initOf(facts))
      }
    }
  })
}

/**
 * Defines the refusals of a slice that concern one field: an error class for each row, with the field and its sentence.
 */
export function defineInvalidFields<Rows extends Record<string, Row<InvalidField>>>(
  rows: Rows,
): ErrorClasses<Rows, InvalidFields> {
  return classesOf<Rows, InvalidField, InvalidFields>(rows, (name, fieldOf) => {
    return class extends InvalidFields {
      override name = name
      constructor(...facts: never[]) {
        const { reason, ...field } = fieldOf(facts)
        super([field], reason)
      }
    }
  })
}

function classesOf<Rows extends Record<string, Row<Answer>>, Answer extends object, Thrown>(
  rows: Rows,
  define: (name: string, answerOf: (facts: never[]) => Answer) => new (...facts: never[]) => Thrown,
): ErrorClasses<Rows, Thrown> {
  const classes = Object.entries<Row<Answer>>(rows).map(([name, row]) => [
    name,
    define(name, (facts) => (typeof row === 'function' ? row(...facts) : row)),
  ])
  // Each class takes the facts of the row it is made from, so the cast is safe.
  return Object.fromEntries(classes) as ErrorClasses<Rows, Thrown>
}
