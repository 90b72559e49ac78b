import type { compare } from 'bcryptjs'

/** Returns true for a bcrypt hash, which other programs store and this one does not. */
export function isBcrypt(stored: string): boolean {
  return /^\$2[aby]\$(?:0[4-9]|1[0-5])\$[./A-Za-z0-9]{53}$/.test(stored)
}

/** Verifies a password against a bcrypt hash. */
export async function matchesBcrypt(password: string, stored: string): Promise<boolean> {
  return (await loadCompare())(password, stored)
}

/** Loads the library with the first hash, because most sites never have one. */
async function loadCompare(): Promise<typeof compare> {
  return (await import('bcryptjs')).compare
}
