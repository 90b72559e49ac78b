import type { DataTag, InfiniteData } from '@tanstack/react-query'
import type { QuandaryClient } from './client.ts'
import { ApiFailure, unwrap } from './error.ts'
import type { ApiResult } from './error.ts'
import type { CallArguments, CallOptions, OperationData, OperationId, OperationQuery } from './operations.ts'
import type { GetOperationId } from './operations.gen.ts'

/** Operations that read and answer data: what a query may ask for. */
export type ReadOperationId = {
  [Id in GetOperationId]: [OperationData<Id>] extends [null] ? never : Id
}[GetOperationId]

/** Operations that read one page of a list after the other, and say how long the whole list is. */
export type PagedOperationId = {
  [Id in ReadOperationId]: OperationQuery<Id> extends { page?: number }
    ? OperationData<Id> extends { count: number; list: readonly unknown[] }
      ? Id
      : never
    : never
}[ReadOperationId]

type Wanted<Id extends OperationId> = Omit<NonNullable<CallArguments<Id>[0]>, 'signal'>

/** What a query asks an operation for: the options of its call, without the signal, which is the query's own. */
export type QueryArguments<Id extends OperationId> =
  {} extends Wanted<Id> ? [wanted?: Wanted<Id>] : [wanted: Wanted<Id>]

/** Key under which a query keeps its data: the operation, then its path values, query and body. */
export type OperationKey<Id extends OperationId> = readonly [operation: Id, wanted: object]

/** Options of a query of one operation, for `useQuery`, `fetchQuery`, `ensureQueryData` and their like. */
export interface OperationQueryOptions<Id extends OperationId> {
  /** Tagged, so that `getQueryData` knows what it gives. */
  queryKey: DataTag<OperationKey<Id>, OperationData<Id>, ApiFailure>
  /** Calls the operation; rejects with `ApiFailure`. */
  queryFn: (context: { signal: AbortSignal }) => Promise<OperationData<Id>>
  /** Never set: that is for the cache. Here it tells hooks what an error is. */
  retry?: (failures: number, failure: ApiFailure) => boolean
}

/** Options of a query of a list that grows page by page, for `useInfiniteQuery` and its like. */
export interface OperationPagesOptions<Id extends OperationId> {
  /** Tagged, so that `getQueryData` knows what it gives. */
  queryKey: DataTag<OperationKey<Id>, InfiniteData<OperationData<Id>, number>, ApiFailure>
  /** Reads one page; rejects with `ApiFailure`. */
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<OperationData<Id>>
  /** The first page is 1. */
  initialPageParam: number
  /** The number of the page after, undefined when all is read. */
  getNextPageParam: (last: OperationData<Id>, all: OperationData<Id>[], page: number) => number | undefined
  /** Never set: that is for the cache. Here it tells hooks what an error is. */
  retry?: (failures: number, failure: ApiFailure) => boolean
}

/** Options of a mutation by one operation, for `useMutation`; what it is called with are the options of the call. */
export interface OperationMutationOptions<Id extends OperationId> {
  mutationKey: readonly [operation: Id]
  /** Calls the operation; rejects with `ApiFailure`. */
  mutationFn: (options: MutationVariables<Id>) => Promise<OperationData<Id>>
}

/** What a mutation is called with: the options of the call; nothing where the operation needs none. */
export type MutationVariables<Id extends OperationId> =
  {} extends NonNullable<CallArguments<Id>[0]>
    ? NonNullable<CallArguments<Id>[0]> | void
    : NonNullable<CallArguments<Id>[0]>

/** How often a query is tried again after its first failure. */
const RETRIES = 3

/**
 * Whether a query is worth trying again: what the server refused stays refused, but a server that failed, was late or
 * could not be reached may answer the next time. Made for the defaults of a cache: `{ queries: { retry: isWorthRetrying } }`.
 *
 * @param failures how often it failed before
 * @param failure why it failed now
 */
export function isWorthRetrying(failures: number, failure: unknown): boolean {
  if (failures >= RETRIES || !(failure instanceof ApiFailure)) return false
  return failure.error.kind === 'server' || failure.error.kind === 'timeout' || failure.error.kind === 'offline'
}

/**
 * Options of a query of one operation. Its key is the operation and what it is asked for; the query's signal ends the
 * call; a refusal is thrown as `ApiFailure`. Staleness and retries are for the caller; {@link isWorthRetrying} helps.
 *
 * Keys know neither the language nor the person: clear the cache when either changes.
 *
 * @param client whom to ask
 * @param id an operation that reads
 * @param wanted path values, query and time-out; may be left out when the operation needs none
 */
export function operationQuery<Id extends ReadOperationId>(
  client: QuandaryClient,
  id: Id,
  ...[wanted]: QueryArguments<Id>
): OperationQueryOptions<Id> {
  return {
    queryKey: keyOf(id, wanted) as OperationQueryOptions<Id>['queryKey'], // The tag exists for the compiler only.
    queryFn: ({ signal }) => unwrap(callOf(client, id, { ...wanted, signal })),
  }
}

/**
 * Options of a query of a list that grows page by page, from the first page until as many entries are there as the
 * server counts, or a page is empty. The key is that of {@link operationQuery} with `pages` behind it.
 *
 * @param client whom to ask
 * @param id an operation that reads pages
 * @param wanted query and time-out; `page` is set by the query
 */
export function operationPages<Id extends PagedOperationId>(
  client: QuandaryClient,
  id: Id,
  ...[wanted]: QueryArguments<Id>
): OperationPagesOptions<Id> {
  const options: CallOptions = { ...wanted }
  return {
    // The tag exists for the compiler only.
    queryKey: [...keyOf(id, wanted), 'pages'] as unknown as OperationPagesOptions<Id>['queryKey'],
    queryFn: ({ signal, pageParam }) =>
      unwrap(callOf(client, id, { ...options, query: { ...options.query, page: pageParam }, signal })),
    initialPageParam: 1,
    getNextPageParam: (last, all, page) => {
      const [{ count, list }, pages] = [last, all] as unknown as [Page, Page[]] // As PagedOperationId demands.
      const read = pages.reduce((sum, one) => sum + one.list.length, 0)
      return list.length > 0 && read < count ? page + 1 : undefined
    },
  }
}

/**
 * Options of a mutation by one operation: `useMutation(operationMutation(client, 'createAnswer'))`, then
 * `mutate({ body })`. A refusal is thrown as `ApiFailure`; nothing is tried again by itself.
 *
 * @param client whom to ask
 * @param id any operation that changes something
 */
export function operationMutation<Id extends Exclude<OperationId, ReadOperationId>>(
  client: QuandaryClient,
  id: Id,
): OperationMutationOptions<Id> {
  return { mutationKey: [id], mutationFn: (options) => unwrap(callOf(client, id, options ?? {})) }
}

/**
 * Key of everything that was ever asked of an operation, for `invalidateQueries` and its like; the key of one question is
 * the `queryKey` of its options.
 *
 * @param id name of the operation
 */
export function operationKey<Id extends ReadOperationId>(id: Id): readonly [operation: Id] {
  return [id]
}

function keyOf(id: OperationId, { path, query, body }: CallOptions = {}): readonly unknown[] {
  return [id, { ...(path && { path }), ...(query && { query }), ...(body !== undefined && { body }) }]
}

/** The call of an operation known only by its type: its options were checked where they were given. */
function callOf<Id extends OperationId>(
  client: QuandaryClient,
  id: Id,
  options: CallOptions,
): Promise<ApiResult<OperationData<Id>>> {
  return client.call(id, ...([options] as unknown as CallArguments<Id>))
}

interface Page {
  count: number
  list: readonly unknown[]
}
