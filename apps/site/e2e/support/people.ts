import { createQuandaryClient, memoryTokenStore, unwrap, type QuandaryClient } from '@quandary/api-client'
import type { HostedSite } from '../../../server/test/processes/site-host.ts'
import { oncePerSite } from './sites.ts'

/** A member with an account, and an API client with their token. */
export interface Person {
  name: string
  username: string
  email: string
  password: string
  token: string
  api: QuandaryClient
}

export const PASSWORD = 'correct-horse'

/** Returns an API client for the member who has this token, or for a guest if there is no token. */
export function clientOf(address: string, token?: string, language = 'en_US'): QuandaryClient {
  return createQuandaryClient({ baseUrl: address, tokens: memoryTokenStore(token), language })
}

/** Logs a member in through the API. */
export async function logIn(address: string, email: string, password: string): Promise<Person> {
  const user = await unwrap(clientOf(address).call('loginByEmail', { body: { e_mail: email, pass: password } }))
  const { access_token: token, display_name: name, username } = user
  return { name, username, email, password, token, api: clientOf(address, token) }
}

type Site = Pick<HostedSite, 'address' | 'admin'>

/** The administrator of the installation. */
export const administrator = oncePerSite(({ address, admin }: Site) => logIn(address, admin.email, admin.password))

/**
 * Creates a member with a confirmed address. The administrator creates the account, so that no mail has to be awaited.
 */
export async function newMember(site: Site, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const { api } = await administrator(site)
  await unwrap(api.call('createUser', { body: { display_name: name, email, password: PASSWORD } }))
  return logIn(site.address, email, PASSWORD)
}

/** Returns the link in the newest mail to an address. */
export async function linkInMail(server: Pick<HostedSite, 'mailTo'>, email: string): Promise<string> {
  const text = decodeQuotedPrintable(await server.mailTo(email))
  const link = /https?:\/\/\S+\?code=[\w-]+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`The mail to ${email} has no link:\n${text}`)
  return link
}

/** Decodes soft line breaks and ASCII escapes (RFC 2045 §6.7). Links contain nothing else that is encoded. */
function decodeQuotedPrintable(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
