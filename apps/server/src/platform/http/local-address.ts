/** Returns the address at which a server listens, without a slash at its end. */
export function localAddress(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
