import type { ContractOperation } from '../../src/platform/http/contract.ts'
import { loadContract } from '../../src/platform/http/contract.ts'

const contract = loadContract()

/** Operations with a JSON body. */
export const jsonOperations = contract.operations.filter(({ method, takesForm }) => method !== 'GET' && !takesForm)

/** Bodies of about `bytes` length that are expensive to parse or to validate. */
export const HOSTILE_BODIES: Readonly<Record<string, (bytes: number, operation: ContractOperation) => string>> = {
  'unknown keys': (bytes) => `{${repeat(bytes, (n) => `"k${n}":0`)}}`,
  'wrong items': (bytes, operation) => `{"${listOf(operation)}":[${repeat(bytes, () => '0')}]}`,
  'empty objects': (bytes, operation) => `{"${listOf(operation)}":[${repeat(bytes, () => '{}')}]}`,
  'empty texts': (bytes, operation) => `{"${listOf(operation)}":[${repeat(bytes, () => '{"slug_name":""}')}]}`,
  nesting: (bytes) => `{"a":${'['.repeat((bytes - 20) / 2)}${']'.repeat((bytes - 20) / 2)}}`,
  escapes: (bytes) => `{"content":"${String.raw`\\\"`.repeat(bytes / 4 - 10)}"}`,
}

/** Joins items until they have a length of about `bytes`. */
export function repeat(bytes: number, item: (n: number) => string, separator = ','): string {
  const items: string[] = []
  for (let used = 50, n = 0; used < bytes; n += 1) {
    const text = item(n)
    used += text.length + separator.length
    if (used < bytes) items.push(text)
  }
  return items.join(separator)
}

/** Returns the name of the body's first field that contains a list. */
function listOf({ body }: ContractOperation): string {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(body?.$ref))?.[1]
  const schemas = contract.components.schemas as Record<string, Record<string, unknown>>
  const { properties = {} } = (name === undefined ? body : schemas[name]) ?? {}
  const fields = Object.entries(properties as Record<string, { type?: unknown }>)
  return fields.find(([, { type }]) => type === 'array')?.[0] ?? 'tags'
}
