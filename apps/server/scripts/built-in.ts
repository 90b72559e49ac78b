/**
 * Packages whose code becomes a part of the server's package: the mails, which are not published, and libraries of which
 * the server uses a small part. Installed with npm, the parser of turndown would bring 8 MB of tests along, the library of
 * the age format 10 MB of curves, the one of the metrics 4 MB for traces, the one for archives and the query builder each of
 * their modules twice.
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

/** Returns true for a module of one of these packages, by its name in an import. */
export function isBuiltIn(id: string): boolean {
  return BUILT_IN.some((name) => id === name || id.startsWith(`${name}/`))
}
