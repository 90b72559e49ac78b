import { expect, it } from 'vitest'
import { loadContract } from '../../src/platform/http/contract.ts'
import { describeOnEveryEngine } from '../harness.ts'

interface Refusal {
  reason: string
  data: { error_field: string }[] | null
}

/** Every operation of the contract that returns pages of a list. */
const lists = loadContract().operations.filter(({ query }) => Object.keys(query.properties ?? {}).includes('page'))

describeOnEveryEngine('pages of lists', (open) => {
  it('are refused when no page can have their number, in every list', async () => {
    const site = await open()
    const { token } = await site.admin()
    const ask = async (url: string, query: string) => {
      const answer = await site.server.http.inject({ url: `${url}?${query}`, headers: { authorization: token } })
      return { status: answer.statusCode, ...answer.json<Refusal>() }
    }
    const refusedFields = ({ data }: Refusal) => (data ?? []).map((refused) => refused.error_field)
    expect(lists.length).toBeGreaterThan(15)
    for (const { id, url } of lists) {
      const negative = await ask(url, 'page=-1')
      expect([id, negative.status, negative.reason]).toEqual([id, 400, 'base.request_format_error'])
      expect(refusedFields(negative), id).toContain('page')
      for (const unreadable of ['page=first', 'page=1.5', 'page=Infinity', 'page_size=all', 'page_size=2.5']) {
        if (unreadable.startsWith('page_size') && !takesSize(id)) continue
        expect([id, unreadable, await ask(url, unreadable)]).toEqual([
          id,
          unreadable,
          expect.objectContaining({ status: 400, reason: 'base.request_format_error', data: null }),
        ])
      }
    }
  })

  it('of zero are the first, and sizes of zero and less the default', async () => {
    const site = await open()
    const { token } = await site.admin()
    for (const { id, url } of lists) {
      const { data } = (
        await site.server.http.inject({
          url: `${url}?page=0&page_size=0&size=0&q=beer&object_id=10010000000000001&question_id=10010000000000001&username=admin`,
          headers: { authorization: token },
        })
      ).json<Refusal>()
      const fields = Array.isArray(data) ? data.map((refused) => refused.error_field) : []
      expect([id, fields.filter((field) => field === 'page' || field.endsWith('size'))]).toEqual([id, []])
    }
  })
})

function takesSize(id: string): boolean {
  const list = lists.find((operation) => operation.id === id)
  return Object.keys(list?.query.properties ?? {}).includes('page_size')
}
