import type { AppContext } from '../../context.ts'
import { AccountsAreExternal } from './errors.ts'

const accountManagers = new WeakMap<AppContext, () => Promise<boolean>>()

/** Lets another slice report that a plugin manages all accounts; called from that slice's `listen`. */
export function contributeAccountManager(app: AppContext, managesAll: () => Promise<boolean>): void {
  accountManagers.set(app, managesAll)
}

/**
 * Refuses sign-up and password changes while a plugin manages all accounts. Addresses are still confirmed by mail here,
 * because users whose external account has no address enter one on this site.
 * @throws {AccountsAreExternal}
 */
export async function refuseForExternalAccounts(app: AppContext): Promise<void> {
  if (await accountManagers.get(app)?.()) throw new AccountsAreExternal()
}
