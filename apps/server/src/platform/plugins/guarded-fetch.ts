import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import type { PluginFetch, PluginRequest, PluginResponse } from '@quandary/plugin-kit'
import { inSpan } from '../spans/current-span.ts'
import { isPublicAddress } from './public-address.ts'

const MAX_BYTES = 1024 * 1024

/** A plugin requested an address it may not reach, or the response is too large. */
export class FetchRefused extends Error {
  override name = 'FetchRefused'
}

/**
 * Creates the `fetch` of plugins: http and https to public addresses only. The address that is actually connected to is
 * checked, so that DNS rebinding cannot lead into the private network. Redirects are not followed.
 * @param options.allowed servers in private networks that may be reached, `name` or `name:port`
 * @param options.signal aborts the request
 */
export function guardedFetch(options: { allowed: readonly string[]; signal: AbortSignal }): PluginFetch {
  return async (address, request = {}) => {
    const url = parse(address)
    const isAllowed = options.allowed.some((host) => host === url.hostname || host === `${url.hostname}:${portOf(url)}`)
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (!isAllowed && isIP(literal) !== 0 && !isPublicAddress(literal)) throw unreachable(url)
    const attributes = { 'http.request.method': request.method ?? 'GET', 'server.address': url.hostname }
    return inSpan({ name: attributes['http.request.method'], kind: 'client', attributes }, async (span) => {
      const answer = await send(url, request, { signal: options.signal, lookup: isAllowed ? undefined : publicLookup })
      if (span) span.attributes['http.response.status_code'] = answer.status
      return answer
    })
  }
}

function parse(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '') return url
  throw new FetchRefused('Plugins reach http and https addresses only')
}

function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80')
}

function unreachable(url: URL): FetchRefused {
  return new FetchRefused(`${url.host} is no public address; an operator can allow it in PLUGIN_HOSTS`)
}

/** Resolves names to public addresses only; the connection uses exactly the addresses checked here. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const fit = (addresses ?? []).filter(({ address }) => isPublicAddress(address))
    const [first] = fit
    if (error) done(error, '')
    else if (first === undefined) done(new FetchRefused(`${hostname} has no public address`), '')
    else if (options.all === true) done(null, fit)
    else done(null, first.address, first.family)
  })
}

function send(
  url: URL,
  given: PluginRequest,
  options: { signal: AbortSignal; lookup: LookupFunction | undefined },
): Promise<PluginResponse> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: given.method ?? 'GET',
        // Responses are not decompressed here, so no compression is accepted.
        headers: { 'user-agent': 'Quandary', ...given.headers, 'accept-encoding': 'identity' },
        signal: options.signal,
        agent: false,
        ...(options.lookup === undefined ? {} : { lookup: options.lookup }),
      },
      (answer) => {
        const parts: Buffer[] = []
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > MAX_BYTES) sent.destroy(new FetchRefused(`${url.host} answered more than ${MAX_BYTES} bytes`))
          else parts.push(part)
        })
        answer.on('error', reject)
        answer.on('end', () => {
          const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(headers),
            text: Buffer.concat(parts).toString('utf8'),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(given.body)
  })
}
