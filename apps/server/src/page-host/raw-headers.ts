import { REQUEST_ID_HEADER } from '../platform/observability/request-id.ts'

/**
 * Flattens headers to the alternating names and values that `writeHead` sends as they are, so that a prepared response
 * needs no conversion. The id of the request is left out: each answer has its own. Part of the fast path of `cache/fast-path.ts`, and goes with it.
 */
export function rawHeaders(headers: Record<string, number | string | string[] | undefined>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === REQUEST_ID_HEADER ? [] : [name, String(value)],
  )
}
