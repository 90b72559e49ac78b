import { memoryTokenStore } from '@quandary/api-client'
import { describe, expect, it, vi } from 'vitest'
import { createLazyClient } from './lazy-client.ts'

const answer = () => Promise.resolve(new Response('{"code":200,"reason":"base.success","msg":"Success.","data":null}'))

describe('createLazyClient', () => {
  it('calls operations and paths with the client it loads', async () => {
    const asked: string[] = []
    const client = createLazyClient({
      baseUrl: 'https://qa.example.com',
      tokens: memoryTokenStore(),
      language: 'en_US',
      fetch: (request) => {
        asked.push(request.url)
        return answer()
      },
    })
    client.prefetch()
    expect(await client.call('logout')).toEqual({ data: null })
    expect(await client.callPath('GET', '/answer/api/v1/plugin')).toEqual({ data: null })
    expect(asked).toEqual([
      'https://qa.example.com/answer/api/v1/user/logout',
      'https://qa.example.com/answer/api/v1/plugin',
    ])
    await expect(client.callPath('GET', '//elsewhere.example')).rejects.toThrow(RangeError)
  })

  it('ends a call as offline while the code cannot be loaded, and loads it for the next one', async () => {
    vi.resetModules()
    vi.doMock('./api-transport.ts', () => {
      throw new Error('Failed to fetch dynamically imported module')
    })
    const fresh = await import('./lazy-client.ts')
    const client = fresh.createLazyClient({
      baseUrl: 'https://qa.example.com',
      tokens: memoryTokenStore(),
      language: 'en_US',
      fetch: answer,
    })
    client.prefetch()
    expect((await client.call('logout')).error).toMatchObject({ kind: 'offline', reason: 'client.offline' })
    expect((await client.callPath('GET', '/plugin')).error).toMatchObject({ kind: 'offline' })
    vi.doUnmock('./api-transport.ts')
    vi.resetModules()
    expect(await client.call('logout')).toEqual({ data: null })
  })
})
