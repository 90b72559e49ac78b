import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { operationRoutes } from '../src/index.ts'
import { generate, staleFiles } from './codegen.ts'

it('the committed files match the contract', async () => {
  expect(await staleFiles()).toEqual([])
})

it('every operation has the route of the contract, and no two share one', async () => {
  const { paths } = JSON.parse((await generate()).get('openapi.gen.json') ?? '') as {
    paths: Record<string, Record<string, { operationId: string; requestBody?: { content: object } }>>
  }
  const routes = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, requestBody }]) => {
      const form = 'multipart/form-data' in (requestBody?.content ?? {})
      return [operationId, { method: method.toUpperCase(), path, ...(form && { body: 'form' }) }] as const
    }),
  )
  expect(operationRoutes).toEqual(Object.fromEntries(routes))
  expect(Object.keys(operationRoutes)).toHaveLength(routes.length)
})

it('the generated files contain nothing of the machine', async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  for (const content of (await generate()).values()) expect(content).not.toContain(root)
})
