import { kindOfImported } from '../platform/crypto/imported-hash.ts'
import type { Unusable } from './run.ts'

/**
 * Returns the hash of a password if this site can verify it; otherwise reports it.
 * @param id of the person in the source
 * @param hash '' for none
 */
export function usableHash(id: string, hash: string): { passwordHash: string | null; notes: Unusable[] } {
  if (hash === '') return { passwordHash: null, notes: [] }
  if (kindOfImported(hash)) return { passwordHash: hash, notes: [] }
  return { passwordHash: null, notes: [{ id, reason: OTHER_PASSWORD }] }
}

const OTHER_PASSWORD = 'stored without a password, whose hash this site cannot verify: a new one is set by e-mail'
