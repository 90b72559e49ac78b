import type { HookContext } from './hook-context.ts'
import type { PluginText } from './plugin-text.ts'

/** How a connector offers itself on the login page. */
export interface ConnectorButton {
  /** Name of the service: `GitHub`. */
  name: PluginText
  /** Its mark as SVG text without scripts, shown at 1 em; '' for none. */
  icon: string
}

/** What {@link Connector.start} builds the address of the service's login page from. */
export interface ConnectorStart extends HookContext {
  /** Where the service has to lead the browser back to. */
  redirectUri: string
  /** Must come back unchanged in the query parameter `state`. */
  state: string
  /** PKCE challenge (RFC 7636, method S256). */
  codeChallenge: string
}

/** What {@link Connector.finish} finds out the person from. `state` has been checked: single use, this browser. */
export interface ConnectorReturn extends HookContext {
  /** The same as at the start. */
  redirectUri: string
  /** What the service put into the address, without `state`. */
  query: Readonly<Record<string, string>>
  /** PKCE verifier that belongs to the challenge of the start. */
  codeVerifier: string
}

/** A person as the service knows them. */
export interface ConnectorAccount {
  /** What the service calls them for good, never an e-mail address or a name that can change; 1 to 128 characters. */
  externalId: string
  /** Name to show, '' when unknown. */
  displayName: string
  /** Name to log in with there, '' when unknown; the site makes an own username from it. */
  username: string
  /** E-mail address that the service has verified. Leave it '' otherwise: whoever has the address would be trusted. */
  email: string
}

/** Logging in with another service. The site keeps state, PKCE and accounts; the connector speaks the protocol. */
export interface Connector {
  /** The button, or `null` while the settings do not suffice to log in. Called often: it must be quick. */
  button(config: HookContext['config']): ConnectorButton | null
  /** The address of the service's login page. */
  start(call: ConnectorStart): Promise<string>
  /**
   * Who came back.
   * @throws {PluginRefusal} with words for the person, when the service or the person said no
   */
  finish(call: ConnectorReturn): Promise<ConnectorAccount>
}
