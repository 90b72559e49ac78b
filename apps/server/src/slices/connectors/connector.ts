import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Connector, ConnectorAccount, ConnectorButton } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import type { PluginState } from '../plugins/index.ts'
import { listInstalled } from '../plugins/index.ts'
import { siteUrl } from '../site-settings/index.ts'

/** Path of the connector calls; services redirect browsers back to `redirect/` below it. */
const API = '/answer/api/v1/connector'

const MAX_EXTERNAL_ID = 128
const MAX_TEXT = 500

/** A service that people can sign in with now. */
export interface ReadyConnector extends PluginState {
  connector: Connector
  button: ConnectorButton
}

/** Lists the connectors that are enabled and configured. One whose button throws is left out. */
export async function listReady(ctx: AppContext): Promise<ReadyConnector[]> {
  return (await listInstalled(ctx)).flatMap((state) => {
    const { connector } = state.plugin
    const button = state.enabled && connector ? buttonOf(ctx, connector, state) : null
    return connector && button ? [{ ...state, connector, button }] : []
  })
}

export async function findReady(ctx: AppContext, name: string): Promise<ReadyConnector | undefined> {
  return (await listReady(ctx)).find(({ plugin }) => plugin.slugName === name)
}

function buttonOf(ctx: AppContext, connector: Connector, { plugin, config }: PluginState): ConnectorButton | null {
  try {
    return connector.button(config)
  } catch (error) {
    ctx.log.error({ err: error, plugin: plugin.slugName }, 'a connector could not say how it looks')
    return null
  }
}

/** Returns the address that starts a login, below the configured address of the site. */
export async function loginLink(ctx: AppContext, name: string): Promise<string> {
  return `${await siteUrl(ctx)}${API}/login/${name}`
}

/** Returns the address that the service redirects to. */
export async function returnLink(ctx: AppContext, name: string): Promise<string> {
  return `${await siteUrl(ctx)}${API}/redirect/${name}`
}

/** Derives the PKCE challenge of a verifier (RFC 7636 §4.2). */
export function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}

/**
 * Cleans what a connector reports about a person and truncates it to the stored lengths. The id is empty if it cannot
 * be used.
 */
export function readAccount(reported: ConnectorAccount): ConnectorAccount {
  const text = (value: unknown): string =>
    typeof value === 'string'
      ? value
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, MAX_TEXT)
      : ''
  const id = text(reported.externalId)
  const email = text(reported.email)
  return {
    // A truncated id could belong to another account.
    externalId: id.length > MAX_EXTERNAL_ID ? '' : id,
    displayName: text(reported.displayName),
    username: text(reported.username),
    email: /^[^\s@]+@[^\s@]+$/.test(email) ? email : '',
  }
}

const TICKET_MS = 5 * 60_000

/**
 * Issues a ticket that allows a browser to bind a service to the account it is signed in to. The ticket is signed with
 * the reading cookie and works in no other browser, so following somebody else's link binds nothing.
 */
export function bindTicket(ctx: AppContext, of: { visit: string; userId: number; connector: string }): string {
  const expires = ctx.clock.now() + TICKET_MS
  return `${expires}.${sign(of, expires)}`
}

/** Returns true if a ticket was issued for this browser, person and service within the last five minutes. */
export function isBindTicket(
  ctx: AppContext,
  ticket: string,
  of: { visit: string; userId: number; connector: string },
): boolean {
  const [expires = '', signature = ''] = ticket.split('.')
  if (!/^\d{1,15}$/.test(expires) || Number(expires) <= ctx.clock.now()) return false
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(of, Number(expires)))
  return given.length === right.length && timingSafeEqual(given, right)
}

function sign(
  { visit, userId, connector }: { visit: string; userId: number; connector: string },
  expires: number,
): string {
  return createHmac('sha256', visit)
    .update(JSON.stringify(['bind', userId, connector, expires]))
    .digest('base64url')
}
