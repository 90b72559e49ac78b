import { REQUEST_ID_HEADER } from '../platform/observability/request-id.ts'

/**
 * Flattens headers to the alternating names and values that `writeHead` accepts, so that a prepared response needs no
 * conversion. Leaves out the request id, which differs per response. Can be deleted together with the fast paths.
 */
export function rawHeaders(headers: Record<string, number | string | string[] | undefined>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === REQUEST_ID_HEADER ? [] : [name, String(value)],
  )
}
