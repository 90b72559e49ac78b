import type { QuandaryClient } from './client.ts'
import { unwrap } from './error.ts'
import type { ApiResult } from './error.ts'
import type { CallArguments, CallOptions, OperationData, OperationId, PagedOperationId } from './operations.ts'

/** An entry of the list that an operation returns in pages. */
export type EntryOf<Id extends PagedOperationId> =
  OperationData<Id> extends { list: readonly (infer Entry)[] } ? Entry : never

/**
 * Iterates over all entries of a list, page by page. The next page is fetched after the last entry of the previous
 * one has been used. Ends at an empty page or, if the first page is 1, after as many entries as the server's total
 * count.
 *
 * @param client client of the site
 * @param id an operation that reads pages
 * @param wanted query, signal and timeout; `page` in the query is the page to begin with, by default 1
 * @throws ApiFailure if a page is refused or the request for it fails
 */
export async function* entriesOf<Id extends PagedOperationId>(
  client: QuandaryClient,
  id: Id,
  ...[wanted]: CallArguments<Id>
): AsyncGenerator<EntryOf<Id>, void, undefined> {
  const { query = {}, ...options }: CallOptions = { ...wanted }
  // The types of this operation's call depend on Id, which the compiler does not resolve here.
  const call = client.call as (id: OperationId, options: CallOptions) => Promise<ApiResult<Page<EntryOf<Id>>>>
  const first = typeof query['page'] === 'number' ? query['page'] : 1
  let seen = 0
  for (let page = first; ; page += 1) {
    const { count, list } = await unwrap(call(id, { ...options, query: { ...query, page } }))
    yield* list
    seen += list.length
    if (list.length === 0 || (first === 1 && seen >= count)) return
  }
}

interface Page<Entry> {
  count: number
  list: readonly Entry[]
}
