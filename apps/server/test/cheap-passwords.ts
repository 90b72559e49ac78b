import { PasswordHasher } from '../src/platform/crypto/password-hash.ts'

/** Hashes at the least cost that argon2 takes: real ones, which would take most of the time of a test that logs in. */
export const cheapPasswords = new PasswordHasher({ memoryKib: 8, passes: 1 })
