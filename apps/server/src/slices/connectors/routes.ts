import { guardPaths } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import { Redirect } from '../../platform/http/redirect.ts'
import type { Call, RouteTable } from '../../platform/http/route.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { SiteIsReadOnly } from '../../platform/refusals/request-refusals.ts'
import { BROWSER_COOKIE } from '../accounts/index.ts'
import { bindEmail } from './bind-email.ts'
import { findReady } from './connector.ts'
import { UnknownService } from './errors.ts'
import { failurePage } from './failure-page.ts'
import { finishLogin } from './finish-login.ts'
import { BROWSER_SECONDS, startLogin } from './start-login.ts'
import { listConnectors, listUserConnectors, unbindConnector } from './user-connectors.ts'

export function connectorRoutes(ctx: AppContext) {
  return {
    listConnectors: { policy: 'open', handle: ({ language }) => listConnectors(ctx, language) },
    startConnectorLogin: { policy: 'open', handle: (call) => start(ctx, call) },
    finishConnectorLogin: { policy: 'open', handle: (call) => finish(ctx, call) },
    bindConnectorEmail: {
      policy: 'open',
      handle: async ({ body, ip, userAgent, language, reply, cookie }) => {
        const browser = cookie(BROWSER_COOKIE)
        const given = { key: body.binding_key, eMail: body.email, insists: body.must === true }
        const { result, visit } = await bindEmail(ctx, given, { ip, userAgent, language, browser })
        if (visit !== undefined) {
          reply.setVisitCookie(visit)
          reply.setCookie(BROWSER_COOKIE, '', 0)
        }
        return result
      },
    },
    listUserConnectors: {
      policy: 'active',
      handle: ({ viewer, visit, language }) => listUserConnectors(ctx, { id: viewer.id, visit, language }),
    },
    unbindConnector: {
      policy: 'active',
      handle: ({ body, viewer }) => unbindConnector(ctx, body.external_id, viewer.id),
    },
  } satisfies RouteTable
}

async function start(ctx: AppContext, call: Call<'startConnectorLogin', Viewer | null>): Promise<Redirect> {
  const { path, query, visit, language, reply } = call
  // Starting a login replaces the cookie of one in progress, so a request caused by another site must not start one.
  if (!call.isOwnNavigation) return new Redirect(guardPaths.login)
  if (ctx.maintenance.state === 'read-only') return new Redirect(failurePage(ctx, new SiteIsReadOnly(), language))
  const ready = await findReady(ctx, path.name)
  if (!ready) return new Redirect(failurePage(ctx, new UnknownService(), language))
  try {
    const { location, browser } = await startLogin(ctx, ready, { bind: query.bind, visit, language })
    reply.setCookie(BROWSER_COOKIE, browser, BROWSER_SECONDS)
    return new Redirect(location)
  } catch (error) {
    return new Redirect(failurePage(ctx, error, language))
  }
}

async function finish(ctx: AppContext, call: Call<'finishConnectorLogin', Viewer | null>): Promise<Redirect> {
  const { path, visit, language, reply } = call
  const ready = await findReady(ctx, path.name)
  if (!ready) return new Redirect(failurePage(ctx, new UnknownService(), language))
  const browser = call.cookie(BROWSER_COOKIE)
  try {
    const query = textsOf(call.query)
    const { location, keepBrowser } = await finishLogin(ctx, ready, { query, browser, visit, language })
    reply.setCookie(BROWSER_COOKIE, keepBrowser ? browser : '', 2 * BROWSER_SECONDS)
    return new Redirect(location)
  } catch (error) {
    return new Redirect(failurePage(ctx, error, language))
  }
}

/** Returns the parameters that services add, without repeated ones, which are ambiguous. */
function textsOf(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
