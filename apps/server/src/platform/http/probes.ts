/** Addresses of the probes of a process: that it runs, and that its database answers. */
const PROBES = /^\/(?:healthz|readyz)(?:\?|$)/
const READINESS = /^\/readyz(?:\?|$)/

/** True for the address of a probe, with or without a query. */
export function isProbe(url: string): boolean {
  return PROBES.test(url)
}

/** True for the address of the probe that tells proxies where to send requests. */
export function isReadinessProbe(url: string): boolean {
  return READINESS.test(url)
}
