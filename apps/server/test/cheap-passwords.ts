import { PasswordHasher } from '../src/platform/crypto/password-hash.ts'

/**
 * Hashes at the lowest cost that argon2 allows; the normal cost would take most of the time of a test that signs in.
 */
export const cheapPasswords = new PasswordHasher({ memoryKib: 8, passes: 1 })
