/** Addresses that whoever watches a process asks: it runs, and its database answers. */
const PROBES = /^\/(?:healthz|readyz)(?:\?|$)/

/** True for the address of a probe, with or without a query. */
export function isProbe(url: string): boolean {
  return PROBES.test(url)
}
