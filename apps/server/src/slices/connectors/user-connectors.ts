import type { Schemas } from '@quandary/api-client'
import { textIn } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import { lockRow } from '../../platform/db/lock.ts'
import type { Language } from '../../platform/i18n/language.ts'
import type { ReadyConnector } from './connector.ts'
import { bindTicket, listReady, loginLink } from './connector.ts'
import { OnlyLogin } from './errors.ts'
import { deleteLogins, findLoginsOf } from './store.ts'

/** Lists the services to sign in with. */
export async function listConnectors(ctx: AppContext, language: Language): Promise<Schemas['Connector'][]> {
  return Promise.all((await listReady(ctx)).map((ready) => connectorView(ctx, ready, language)))
}

/**
 * Lists the services with the viewer's bindings. The link of an unbound service binds it to the viewer's account, in
 * this browser and within five minutes.
 * @param viewer.visit the reading cookie of the browser; without one the link only signs in
 */
export async function listUserConnectors(
  ctx: AppContext,
  viewer: { id: number; visit: string; language: Language },
): Promise<Schemas['UserConnector'][]> {
  const logins = await findLoginsOf(ctx.db, viewer.id)
  return Promise.all(
    (await listReady(ctx)).map(async (ready) => {
      const view = await connectorView(ctx, ready, viewer.language)
      const connector = ready.plugin.slugName
      const login = logins.find((one) => one.connector === connector)
      if (login) return { ...view, binding: true, external_id: login.external_id }
      const ticket = viewer.visit === '' ? '' : bindTicket(ctx, { visit: viewer.visit, userId: viewer.id, connector })
      const link = ticket === '' ? view.link : `${view.link}?bind=${ticket}`
      return { ...view, link, binding: false, external_id: '' }
    }),
  )
}

/**
 * Removes a login from an account. Does nothing if the account does not have it.
 * @throws {OnlyLogin} if the person could not sign in any more
 */
export async function unbindConnector(ctx: AppContext, externalId: string, userId: number): Promise<null> {
  await ctx.db.transaction().execute(async (tx) => {
    // Locks the account, so that two concurrent calls cannot each rely on the login that the other one removes.
    const account = await lockRow(tx, 'users', userId)
    const logins = await findLoginsOf(tx, userId)
    const others = logins.filter((login) => login.external_id !== externalId)
    if (others.length === logins.length) return
    if (others.length === 0 && !account?.password_hash) throw new OnlyLogin()
    await deleteLogins(tx, userId, externalId)
  })
  return null
}

async function connectorView(
  ctx: AppContext,
  { plugin, button }: ReadyConnector,
  language: Language,
): Promise<Schemas['Connector']> {
  return {
    name: textIn(button.name, language.code),
    icon: Buffer.from(button.icon).toString('base64'),
    link: await loginLink(ctx, plugin.slugName),
  }
}
