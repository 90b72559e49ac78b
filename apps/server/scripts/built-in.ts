/**
 * Packages that are bundled into the server's package: the package with the texts of mails, which is not published, and
 * libraries of which the server uses only a small part. Installed with npm, turndown's parser would bring 8 MB of
 * tests, the age library 10 MB of curves, the metrics library 4 MB for traces, and the libraries for archives and
 * queries two copies of their modules each.
 */
export const BUILT_IN: readonly string[] = [
  '@quandary/mail-letters',
  'turndown',
  '@mixmark-io/domino',
  'csv-parse',
  'prom-client',
  '@opentelemetry/api',
  'tdigest',
  'bintrees',
  'tar',
  '@isaacs/fs-minipass',
  'chownr',
  'minipass',
  'minizlib',
  'yallist',
  'age-encryption',
  'kysely',
  '@noble/ciphers',
  '@noble/curves',
  '@noble/hashes',
  '@noble/post-quantum',
  '@scure/base',
]

/** True for the specifier of a module in a package that is bundled (`BUILT_IN`). */
export function isBuiltIn(id: string): boolean {
  return BUILT_IN.some((name) => id === name || id.startsWith(`${name}/`))
}
