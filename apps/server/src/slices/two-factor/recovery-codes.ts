import { randomBytes } from 'node:crypto'
import { hashSecret } from '../../platform/crypto/secret.ts'
import type { Db } from '../../platform/db/database.ts'
import { replaceRecoveryCodes } from './store.ts'
import { toBase32 } from './totp.ts'

const COUNT = 10
/** 80 random bits, so that a fast hash is enough to protect the codes even if the table is stolen. */
const CODE_BYTES = 10

/** Replaces the recovery codes of a person, of which only hashes are stored. */
export async function issueRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newRecoveryCode)
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashSecret(plainCode(code))),
  )
  return codes
}

/**
 * Returns a typed code without the spaces and hyphens that make it readable, in lower case. Input methods of East Asian
 * languages may type digits and letters in full width.
 */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()
}

function newRecoveryCode(): string {
  const letters = toBase32(randomBytes(CODE_BYTES)).toLowerCase()
  return (letters.match(/.{4}/g) ?? []).join('-')
}
