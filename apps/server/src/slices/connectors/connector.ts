import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Connector, ConnectorAccount, ConnectorButton } from '@quandary/plugin-kit'
import type { AppContext } from '../../context.ts'
import type { PluginState } from '../plugins/index.ts'
import { listInstalled } from '../plugins/index.ts'
import { siteUrl } from '../site-settings/index.ts'

/** The calls of connectors; the service leads browsers back to the second. */
const API = '/answer/api/v1/connector'
/** Where the cookie of a login is sent: to the calls of this API alone. */
export const COOKIE_PATH = '/answer/api/v1/'

const MAX_EXTERNAL_ID = 128
const MAX_TEXT = 500

/** A service that people can log in with now. */
export interface ReadyConnector extends PluginState {
  connector: Connector
  button: ConnectorButton
}

/** The connectors that are switched on and set up. One whose button breaks is left out. */
export async function listReady(app: AppContext): Promise<ReadyConnector[]> {
  return (await listInstalled(app)).flatMap((state) => {
    const { connector } = state.plugin
    const button = state.enabled && connector ? buttonOf(app, connector, state) : null
    return connector && button ? [{ ...state, connector, button }] : []
  })
}

export async function findReady(app: AppContext, name: string): Promise<ReadyConnector | undefined> {
  return (await listReady(app)).find(({ plugin }) => plugin.slugName === name)
}

function buttonOf(app: AppContext, connector: Connector, { plugin, config }: PluginState): ConnectorButton | null {
  try {
    return connector.button(config)
  } catch (error) {
    app.log.error({ err: error, plugin: plugin.slugName }, 'a connector could not say how it looks')
    return null
  }
}

/** The address that starts a login, from the configured address of the site. */
export async function loginLink(app: AppContext, name: string): Promise<string> {
  return `${await siteUrl(app)}${API}/login/${name}`
}

/** The address that the service leads back to. */
export async function returnLink(app: AppContext, name: string): Promise<string> {
  return `${await siteUrl(app)}${API}/redirect/${name}`
}

/** The PKCE challenge of a verifier (RFC 7636 §4.2). */
export function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}

/** What a connector told about somebody, cut to what is stored; without an id for one that cannot be used. */
export function readAccount(told: ConnectorAccount): ConnectorAccount {
  const text = (value: unknown): string =>
    typeof value === 'string'
      ? value
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, MAX_TEXT)
      : ''
  const id = text(told.externalId)
  const email = text(told.email)
  return {
    // A shortened id could be somebody else's.
    externalId: id.length > MAX_EXTERNAL_ID ? '' : id,
    displayName: text(told.displayName),
    username: text(told.username),
    email: /^[^\s@]+@[^\s@]+$/.test(email) ? email : '',
  }
}

const TICKET_MS = 5 * 60_000

/**
 * Allows a browser to bind a service to the account that it is logged in to. It is made from the reading cookie, so it
 * works in no other browser: a link that somebody else hands out binds nothing.
 */
export function bindTicket(app: AppContext, of: { visit: string; userId: number; connector: string }): string {
  const expires = app.clock.now() + TICKET_MS
  return `${expires}.${sign(of, expires)}`
}

/** Whether a ticket was made for this browser, person and service within five minutes. */
export function isBindTicket(
  app: AppContext,
  ticket: string,
  of: { visit: string; userId: number; connector: string },
): boolean {
  const [expires = '', signature = ''] = ticket.split('.')
  if (!/^\d{1,15}$/.test(expires) || Number(expires) <= app.clock.now()) return false
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
