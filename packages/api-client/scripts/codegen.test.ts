import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { operationRoutes } from '../src/index.ts'
import { generate, staleFiles } from './codegen.ts'

it('the committed files say what the contract says', async () => {
  expect(await staleFiles()).toEqual([])
})

it('every operation has a route, and no two share one', async () => {
  const { paths } = JSON.parse((await generate()).get('openapi.gen.json') ?? '') as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  const operations = Object.values(paths).flatMap((item) => Object.values(item).map((one) => one.operationId))
  expect(Object.keys(operationRoutes).toSorted()).toEqual(operations.toSorted())
  const routes = Object.values(operationRoutes).map(({ method, path }) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
})

it('nothing of the machine that generates gets into the files', async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  for (const content of (await generate()).values()) expect(content).not.toContain(root)
})
