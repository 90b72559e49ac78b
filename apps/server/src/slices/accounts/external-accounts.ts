import type { AppContext } from '../../context.ts'
import { defineSlot } from '../../platform/slots/slots.ts'
import { AccountsAreExternal } from './errors.ts'

/** The slot for a function that returns true if a plugin manages all accounts. */
export const accountManager = defineSlot<() => Promise<boolean>>('account.manager')

/**
 * Refuses sign-up and password changes while a plugin manages all accounts. Addresses are still confirmed by mail here,
 * because users whose external account has no address enter one on this site.
 * @throws {AccountsAreExternal}
 */
export async function refuseForExternalAccounts(ctx: AppContext): Promise<void> {
  if (await ctx.slots.one(accountManager)?.()) throw new AccountsAreExternal()
}
