import type { compare } from 'bcryptjs'

/** A hash of cost 10, the usual one, of a password that nobody has. */
const NOBODY = '$2b$10$Bz4DmMbPqX0oSHhMbGpMQeZ4l3D3nJdRZ3mM3mXg2bJ0mBv3dJx2i'

/** Returns true for a bcrypt hash, which other programs store and this one does not. */
export function isBcrypt(stored: string): boolean {
  return /^\$2[aby]\$(?:0[4-9]|1[0-5])\$[./A-Za-z0-9]{53}$/.test(stored)
}

/** Verifies a password against a bcrypt hash. */
export async function matchesBcrypt(password: string, stored: string): Promise<boolean> {
  return (await loadCompare())(password, stored)
}

/** Takes as long as a verification. */
export async function pretendBcrypt(password: string): Promise<void> {
  await matchesBcrypt(password, NOBODY)
}

/** Loads the library with the first hash, because most sites never have one. */
async function loadCompare(): Promise<typeof compare> {
  return (await import('bcryptjs')).compare
}
