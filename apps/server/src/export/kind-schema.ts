import type { ColumnMetadata } from 'kysely'
import { KINDS } from './kinds.ts'

/**
 * Describes the lines of a kind as a JSON Schema (draft 2020-12).
 * @param keys columns that are never null, although the engine describes them as nullable
 */
export function kindSchema(kind: string, columns: readonly ColumnMetadata[], keys: ReadonlySet<string>): object {
  const sorted = columns.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: kind,
    description: KINDS[kind] ?? kind,
    type: 'object',
    properties: Object.fromEntries(sorted.map((column) => [column.name, fieldSchema(column, keys)])),
    required: sorted.map(({ name }) => name),
    additionalProperties: false,
  }
}

function fieldSchema({ name, dataType, isNullable }: ColumnMetadata, keys: ReadonlySet<string>): object {
  const type = /text|char/i.test(dataType) ? 'string' : 'integer'
  const description = describe(name, type)
  return {
    type: isNullable && !keys.has(name) ? [type, 'null'] : type,
    ...(description !== undefined && { description }),
  }
}

/** Returns the description of a field, by the end of its name. */
function describe(name: string, type: string): string | undefined {
  if (name === 'id') return type === 'integer' ? 'Number, given once and never again.' : 'Name, given once.'
  if (name.endsWith('_id')) return 'The id of something in another kind.'
  if (type === 'integer' && (name === 'at' || /_(?:at|until)$/.test(name))) return 'Milliseconds since 1970, UTC.'
  if (type === 'integer' && name.endsWith('_count')) return 'A count of rows of other kinds.'
  return undefined
}
