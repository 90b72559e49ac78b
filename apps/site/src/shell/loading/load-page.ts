import { ApiFailure } from '@quandary/api-client'
import { checkGuards, guardPaths, type GuardResult, type Viewer } from '@quandary/guards'
import { basePath, below } from '@quandary/web-shell'
import { notFound, redirect } from '@tanstack/react-router'
import { loginHref } from '../../addresses.ts'
import { settingsIn, type SiteSettings } from '../context/settings.ts'
import type { SiteContext } from '../context/site-context.ts'
import { viewerFacts, viewerIn } from '../context/viewer.ts'

/**
 * Loads the data of a page. Turns API errors into their meaning for a page: not found, or a redirect to the login, to
 * the page for the account's state or to the 403 page. Other errors go to the error screen.
 *
 * @param href address of the page, to return to after the login
 */
export async function loadPage<Data>(href: string, load: Promise<Data>): Promise<Data> {
  try {
    return await load
  } catch (failure) {
    if (failure instanceof ApiFailure) throw pageFor(failure, href)
    throw failure
  }
}

/** The API's reason if it cannot parse an id or name in the address, which means that there is no such page. */
const UNREADABLE = 'base.request_format_error'

function pageFor(failure: ApiFailure, href: string): unknown {
  const { error } = failure
  if (error.kind === 'notFound' || error.reason === UNREADABLE) return notFound()
  if (error.kind === 'unauthorised') return redirect({ href: loginHref(href) })
  if (error.kind !== 'forbidden') return failure
  if (error.type === 'inactive') return redirect({ href: guardPaths.inactive })
  if (error.type === 'suspended') return redirectTo(guardPaths.suspended)
  return redirect({ href: '/403' })
}

/** A guard of a route. It decides by the viewer and the site's settings. */
export type PageGuard = (viewer: Viewer, settings: SiteSettings) => GuardResult

/**
 * Checks the guards of a route in order. If a guard refuses, throws the redirect or the `notFound` that it
 * requires.
 *
 * @throws a redirect or `notFound`, for the router
 */
export function guardPage(context: SiteContext, href: string, ...guards: readonly PageGuard[]): void {
  const viewer = viewerFacts(viewerIn(context.queryClient, context.api))
  const settings = settingsIn(context.queryClient, context.api)
  const result = checkGuards(...guards.map((guard) => guard(viewer, settings)))
  if (result.ok) return
  if ('error' in result) throw result.error === 404 ? notFound() : redirect({ href: '/403' })
  throw redirectTo(result.redirect === guardPaths.login ? loginHref(href) : result.redirect)
}

function redirectTo(href: string): unknown {
  // The page about the suspension is loaded as a new document, because the cached viewer is stale and the server adds
  // the reason and end of the suspension.
  const reloadDocument = href === guardPaths.suspended
  return redirect({ href: reloadDocument ? below(basePath(), href) : href, reloadDocument })
}
