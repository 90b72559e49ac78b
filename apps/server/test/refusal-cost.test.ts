import { expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '../src/platform/http/body-limit.ts'
import { loadContract } from '../src/platform/http/contract.ts'
import type { ContractOperation } from '../src/platform/http/contract.ts'
import { describeOnEveryEngine } from './harness.ts'

/** Three times what the costliest body takes on a slow machine; a missing limit costs a hundred and more. */
const MAX_PROCESSOR_MS = 60

const contract = loadContract()
const operations = contract.operations.filter(({ method, takesForm }) => method !== 'GET' && !takesForm)

/** Bodies that are costly to parse or to judge, each as long as `bytes` allow. */
const HOSTILE: Readonly<Record<string, (bytes: number, operation: ContractOperation) => string>> = {
  'unknown keys': (bytes) => `{${repeat(bytes, (n) => `"k${n}":0`)}}`,
  'wrong items': (bytes, operation) => `{"${listOf(operation)}":[${repeat(bytes, () => '0')}]}`,
  'empty objects': (bytes, operation) => `{"${listOf(operation)}":[${repeat(bytes, () => '{}')}]}`,
  'empty texts': (bytes, operation) => `{"${listOf(operation)}":[${repeat(bytes, () => '{"slug_name":""}')}]}`,
  nesting: (bytes) => `{"a":${'['.repeat((bytes - 20) / 2)}${']'.repeat((bytes - 20) / 2)}}`,
  escapes: (bytes) => `{"content":"${String.raw`\\\"`.repeat(bytes / 4 - 10)}"}`,
}

function repeat(bytes: number, item: (n: number) => string): string {
  const items: string[] = []
  for (let used = 50, n = 0; used < bytes; n += 1) {
    const text = item(n)
    used += text.length + 1
    if (used < bytes) items.push(text)
  }
  return items.join(',')
}

/** The first list among the fields of a body. */
function listOf({ body }: ContractOperation): string {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(body?.$ref))?.[1]
  const schemas = contract.components.schemas as Record<string, Record<string, unknown>>
  const { properties = {} } = (name === undefined ? body : schemas[name]) ?? {}
  const fields = Object.entries(properties as Record<string, { type?: unknown }>)
  return fields.find(([, { type }]) => type === 'array')?.[0] ?? 'tags'
}

describeOnEveryEngine('the cost of refusing a request', (open) => {
  it('H18 is small for every operation and kind of body, within the limit of its length and beyond', async () => {
    const site = await open()
    const tooLong = HOSTILE['unknown keys']?.(2 * MAX_BODY_BYTES, operations[0] as ContractOperation) ?? ''
    for (const operation of operations) {
      const url = operation.path.replaceAll(/\{\w+\}/g, 'x')
      const headers = { authorization: (await site.admin()).token, 'content-type': 'application/json' }
      const cost = async (payload: string): Promise<number> => {
        const since = process.cpuUsage()
        const { statusCode } = await site.server.http.inject({ method: operation.method, url, headers, payload })
        const { user, system } = process.cpuUsage(since)
        expect(statusCode, operation.id).toBeLessThan(500)
        expect(statusCode === 413, operation.id).toBe(payload === tooLong)
        return (user + system) / 1000
      }
      for (const [kind, write] of [...Object.entries(HOSTILE), ['beyond the limit', () => tooLong] as const]) {
        const payload = write(operation.bodyLimit, operation)
        let least = Infinity
        // The least of several: one may include compiling a schema or collecting garbage.
        for (let run = 0; run < 8 && least > MAX_PROCESSOR_MS; run += 1) least = Math.min(least, await cost(payload))
        expect(least, `${operation.id}: ${kind}, ${payload.length} bytes`).toBeLessThanOrEqual(MAX_PROCESSOR_MS)
      }
    }
  }, 60_000)
})
