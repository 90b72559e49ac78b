/**
 * The file in the data folder with the key that encrypts second factors in the database. Backups contain it: without it
 * nobody with a second factor could sign in to a restored site.
 */
export const TWO_FACTOR_KEY_FILE = 'two-factor.key'
