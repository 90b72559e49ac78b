import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Hashing a password is slow on purpose, and browser tests sign in hundreds of times. Imported before the server's own
// modules, this module lowers argon2's cost to its minimum in the whole process. The server itself has no such setting.
const { argon2 } = crypto
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback)
syncBuiltinESMExports()
