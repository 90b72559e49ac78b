import type { DataTag, InfiniteData } from '@tanstack/react-query'
import type { QuandaryClient } from './client.ts'
import { ApiFailure, unwrap } from './error.ts'
import type { ApiResult } from './error.ts'
import type {
  CallArguments,
  CallOptions,
  OperationData,
  OperationId,
  PagedOperationId,
  ReadOperationId,
} from './operations.ts'

export type { PagedOperationId, ReadOperationId }

type Wanted<Id extends OperationId> = Omit<NonNullable<CallArguments<Id>[0]>, 'signal'>

/** Arguments of a query: the options of its call, without the signal, which belongs to the query. */
export type QueryArguments<Id extends OperationId> =
  {} extends Wanted<Id> ? [wanted?: Wanted<Id>] : [wanted: Wanted<Id>]

/** Cache key of a query: the operation, then its path values, query and body. */
export type OperationKey<Id extends OperationId> = readonly [operation: Id, wanted: object]

/** Options of a query of one operation, for `useQuery`, `fetchQuery`, `ensureQueryData` and the like. */
export interface OperationQueryOptions<Id extends OperationId> {
  /** Tagged, so that `getQueryData` knows the type of its data. */
  queryKey: DataTag<OperationKey<Id>, OperationData<Id>, ApiFailure>
  /** Calls the operation; rejects with `ApiFailure`. */
  queryFn: (context: { signal: AbortSignal }) => Promise<OperationData<Id>>
  /** Never set, because retries are up to the cache. It only declares the type of the error for hooks. */
  retry?: (failures: number, failure: ApiFailure) => boolean
}

/** Options of an infinite query of a paged list, for `useInfiniteQuery` and the like. */
export interface OperationPagesOptions<Id extends OperationId> {
  /** Tagged, so that `getQueryData` knows the type of its data. */
  queryKey: DataTag<OperationKey<Id>, InfiniteData<OperationData<Id>, number>, ApiFailure>
  /** Fetches one page; rejects with `ApiFailure`. */
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<OperationData<Id>>
  /** The first page is 1. */
  initialPageParam: number
  /** Returns the number of the next page, or undefined after the last one. */
  getNextPageParam: (last: OperationData<Id>, all: OperationData<Id>[], page: number) => number | undefined
  /** Never set, because retries are up to the cache. It only declares the type of the error for hooks. */
  retry?: (failures: number, failure: ApiFailure) => boolean
}

/** Options of `useMutation` for calling one operation; the variables of the mutation are the options of the call. */
export interface OperationMutationOptions<Id extends OperationId> {
  mutationKey: readonly [operation: Id]
  /** Calls the operation; rejects with `ApiFailure`. */
  mutationFn: (options: MutationVariables<Id>) => Promise<OperationData<Id>>
}

/** Variables of a mutation: the options of the call; nothing if the operation needs none. */
export type MutationVariables<Id extends OperationId> =
  {} extends NonNullable<CallArguments<Id>[0]>
    ? NonNullable<CallArguments<Id>[0]> | void
    : NonNullable<CallArguments<Id>[0]>

/** Maximum number of retries after the first failure. */
const RETRIES = 3

/**
 * True if a failed query is worth a retry. A refusal would be repeated, but a server that failed, timed out or
 * could not be reached may respond the next time. Meant for the defaults of a query cache: `{ queries: { retry:
 * isWorthRetrying } }`.
 *
 * @param failures number of earlier failures
 * @param failure the latest failure
 */
export function isWorthRetrying(failures: number, failure: unknown): boolean {
  if (failures >= RETRIES || !(failure instanceof ApiFailure)) return false
  return failure.error.kind === 'server' || failure.error.kind === 'timeout' || failure.error.kind === 'offline'
}

/**
 * Creates the options of a query of one operation. Its key is the operation with its arguments. The query's signal
 * aborts the call; an error is thrown as `ApiFailure`. Staleness and retries are up to the caller;
 * {@link isWorthRetrying} helps.
 *
 * Keys contain neither the language nor the viewer: clear the cache when either changes.
 *
 * @param client client of the site
 * @param id an operation that reads
 * @param wanted path values, query and timeout; optional if the operation needs none
 */
export function operationQuery<Id extends ReadOperationId>(
  client: QuandaryClient,
  id: Id,
  ...[wanted]: QueryArguments<Id>
): OperationQueryOptions<Id> {
  return {
    queryKey: keyOf(id, wanted) as OperationQueryOptions<Id>['queryKey'], // The tag exists only for the compiler.
    queryFn: ({ signal }) => unwrap(callOf(client, id, { ...wanted, signal })),
  }
}

/**
 * Creates the options of an infinite query, which fetches pages until it has as many entries as the server counts or a
 * page is empty. The key is that of {@link operationQuery} with `pages` appended.
 *
 * @param client client of the site
 * @param id an operation that reads pages
 * @param wanted query and timeout; `page` is set by the query
 */
export function operationPages<Id extends PagedOperationId>(
  client: QuandaryClient,
  id: Id,
  ...[wanted]: QueryArguments<Id>
): OperationPagesOptions<Id> {
  const options: CallOptions = { ...wanted }
  return {
    // The tag exists only for the compiler.
    queryKey: [...keyOf(id, wanted), 'pages'] as unknown as OperationPagesOptions<Id>['queryKey'],
    queryFn: ({ signal, pageParam }) =>
      unwrap(callOf(client, id, { ...options, query: { ...options.query, page: pageParam }, signal })),
    initialPageParam: 1,
    getNextPageParam: (last, all, page) => {
      // PagedOperationId contains only operations whose data has this form.
      const [{ count, list }, pages] = [last, all] as unknown as [Page, Page[]]
      const read = pages.reduce((sum, one) => sum + one.list.length, 0)
      return list.length > 0 && read < count ? page + 1 : undefined
    },
  }
}

/**
 * Creates the options of a mutation by one operation: `useMutation(operationMutation(client, 'createAnswer'))`, then
 * `mutate({ body })`. An error is thrown as `ApiFailure`. Nothing is retried automatically.
 *
 * @param client client of the site
 * @param id any operation that changes something
 */
export function operationMutation<Id extends Exclude<OperationId, ReadOperationId>>(
  client: QuandaryClient,
  id: Id,
): OperationMutationOptions<Id> {
  return { mutationKey: [id], mutationFn: (options) => unwrap(callOf(client, id, options ?? {})) }
}

/**
 * Returns the common key of all queries of an operation, for `invalidateQueries` and the like. The key of one
 * query is the `queryKey` of its options.
 *
 * @param id name of the operation. For an operation that {@link operationQuery} does not accept, begin the key
 * of your own query with this key
 */
export function operationKey<Id extends OperationId>(id: Id): readonly [operation: Id] {
  return [id]
}

function keyOf(id: OperationId, { path, query, body }: CallOptions = {}): readonly unknown[] {
  return [id, { ...(path && { path }), ...(query && { query }), ...(body !== undefined && { body }) }]
}

/**
 * Calls an operation of which only the type of its id is known here. The caller's types have already checked the
 * options.
 */
function callOf<Id extends OperationId>(
  client: QuandaryClient,
  id: Id,
  options: CallOptions,
): Promise<ApiResult<OperationData<Id>>> {
  // Only some operations allow the options to be missing, which the compiler cannot resolve here.
  return client.call(id, ...([options] as unknown as CallArguments<Id>))
}

interface Page {
  count: number
  list: readonly unknown[]
}
