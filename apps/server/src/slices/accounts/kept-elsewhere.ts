import type { AppContext } from '../../context.ts'
import { AccountsKeptElsewhere } from './errors.ts'

const keepers = new WeakMap<AppContext, () => Promise<boolean>>()

/** Lets a lower slice say whether accounts are kept elsewhere alone, called from its `listen`. */
export function contributeAccountKeeper(app: AppContext, keepsAll: () => Promise<boolean>): void {
  keepers.set(app, keepsAll)
}

/**
 * For what makes no sense while accounts are kept elsewhere alone: signing up here, and passwords (wire endpoints, A2).
 * Addresses are still confirmed by mail: people whose account elsewhere has none give one here.
 * @throws {AccountsKeptElsewhere}
 */
export async function refuseWhereKeptElsewhere(app: AppContext): Promise<void> {
  if (await keepers.get(app)?.()) throw new AccountsKeptElsewhere()
}
