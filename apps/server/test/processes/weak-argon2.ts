import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Hashing a password is slow on purpose, and stories log in hundreds of times. Imported before the server's own modules,
// this gives the process the weakest argon2 there is. The server itself has no such setting.
const { argon2 } = crypto
crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback)
syncBuiltinESMExports()
