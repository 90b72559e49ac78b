import { join } from 'node:path'
import type { AppContext } from '../../context.ts'
import { TextSealer } from '../../platform/crypto/sealed-text.ts'
import { TWO_FACTOR_KEY_FILE } from '../../platform/crypto/two-factor-key-file.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'
import type { TwoFactorKey } from './store.ts'

const sealerOfSite = defineSingleton<TextSealer>('sealer of second factors')

/**
 * Encrypts the key of an authenticator app for the database, so that a copy of the database contains no second factor.
 * Unlike a password, the key cannot be stored as a hash, because codes are computed from it.
 */
export function sealKey(ctx: AppContext, key: string): string {
  return sealerOf(ctx).seal(key)
}

/** Decrypts the key of an app; undefined if it was encrypted with another key file than the one of this site. */
export function openKey(ctx: AppContext, { user_id: userId, secret }: TwoFactorKey): string | undefined {
  try {
    return sealerOf(ctx).open(secret)
  } catch (error) {
    ctx.log.error(
      { err: error, userId },
      `a second factor cannot be decrypted: ${TWO_FACTOR_KEY_FILE} is not the file that it was encrypted with`,
    )
    return undefined
  }
}

function sealerOf(ctx: AppContext): TextSealer {
  return ctx.singletons.get(sealerOfSite, () => new TextSealer(join(ctx.config.dataDir, TWO_FACTOR_KEY_FILE)))
}
