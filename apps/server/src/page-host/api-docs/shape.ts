import type { Schema } from './api-document.ts'
import { nameOfRef } from './api-document.ts'
import type { Markup } from './markup.ts'
import { html, prose } from './markup.ts'

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
  email: 'e-mail address',
  binary: 'file',
}

/** Describes the type of a schema in a few words; named schemas become links. Limits are part of the descriptions. */
export function typeOf(schema: Schema): Markup {
  if (schema.$ref) return html`<a href="#shape-${nameOfRef(schema.$ref)}">${nameOfRef(schema.$ref)}</a>`
  if (schema.enum) return joined(schema.enum.map((value) => html`<code>${value === '' ? "''" : value}</code>`))
  if (schema.anyOf) return joined(schema.anyOf.map(typeOf))
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  if (typeof schema.additionalProperties === 'object') return html`object of ${typeOf(schema.additionalProperties)}`
  if (schema.maxLength === 0) return html`empty text`
  return html`${WORDS[schema.format ?? ''] ?? WORDS[schema.type ?? ''] ?? 'anything'}`
}

function joined(parts: readonly Markup[]): Markup {
  return html`${parts.map((part, index) => (index === 0 ? part : html` or ${part}`))}`
}

/** Renders a named value with its type, whether it is required, and its meaning. */
export function term(name: string, schema: Schema, required: boolean, description: string): Markup {
  const mark = required ? html` <span class="required">required</span>` : ''
  return html`<div>
    <dt><code>${name}</code>${mark} <span class="type">${typeOf(schema)}</span></dt>
    <dd>${prose(description)}</dd>
  </div> `
}

/** Renders the fields of an object, or its type when it has none. */
export function fields(schema: Schema, marked: 'required' | 'optional'): Markup {
  const { properties, required = [] } = schema
  if (!properties) return html`<p class="type">${typeOf(schema)}</p>`
  const rows = Object.entries(properties).map(([name, one]) => {
    const always = required.includes(name)
    const note = marked === 'optional' && !always ? 'May be absent. ' : ''
    return term(name, one, marked === 'required' && always, note + (one.description ?? ''))
  })
  return html`<dl>${rows}</dl>`
}
