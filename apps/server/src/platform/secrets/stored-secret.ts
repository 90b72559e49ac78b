/** Returns true for a text of asterisks only, which a form sends if a masked secret was not changed. */
export function isMask(value: string): boolean {
  return /^\*+$/.test(value)
}

/**
 * Returns true if a stored secret would go to another server or user without being typed again. Administrators cannot
 * read a stored secret, and must not learn it by sending it to a server of their own.
 * @param sentTo names of the values that say where the secret goes
 */
export function sendsElsewhere<Values extends object>(
  before: Values,
  after: Values,
  sentTo: readonly (keyof Values)[],
): boolean {
  return sentTo.some((name) => before[name] !== after[name])
}
