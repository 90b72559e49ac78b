import type { HookContext } from './hook-context.ts'
import type { PluginText } from './plugin-text.ts'

/** The connector's button on the login page. */
export interface ConnectorButton {
  /** Name of the service: `GitHub`. */
  name: PluginText
  /** Logo of the service as SVG text without scripts, shown at 1 em; '' for none. */
  icon: string
}

/** Argument of {@link Connector.start}, which builds the address of the service's login page. */
export interface ConnectorStart extends HookContext {
  /** Address the service must redirect the browser back to. */
  redirectUri: string
  /** Random value that the service must return unchanged in the query parameter `state`. */
  state: string
  /** PKCE challenge (RFC 7636, method S256). */
  codeChallenge: string
}

/**
 * Argument of {@link Connector.finish}, which identifies the person. The site has already checked that `state` is used
 * for the first time and comes from the browser that started the sign-in.
 */
export interface ConnectorReturn extends HookContext {
  /** The same as in {@link ConnectorStart}. */
  redirectUri: string
  /** Query parameters added by the service, without `state`. */
  query: Readonly<Record<string, string>>
  /** PKCE verifier that matches the challenge of the start. */
  codeVerifier: string
}

/** A person's account at the service. */
export interface ConnectorAccount {
  /**
   * Permanent id of the account at the service, never an email address or a name that can change; 1 to 128 characters.
   */
  externalId: string
  /** Name to display; '' if unknown. */
  displayName: string
  /** Username at the service; '' if unknown. The site derives its own username from it. */
  username: string
  /** Email address that the service has verified, otherwise ''. The site trusts it to identify the person. */
  email: string
}

/**
 * Signing in with another service. The site handles state, PKCE and accounts; the connector implements the protocol.
 */
export interface Connector {
  /** Returns the button, or `null` while the settings are incomplete. Called often, so it must be quick. */
  button(config: HookContext['config']): ConnectorButton | null
  /** Returns the address of the service's login page. */
  start(call: ConnectorStart): Promise<string>
  /**
   * Identifies the person who came back from the service.
   * @throws {PluginRefusal} with a text for the person, if the service or the person refused
   */
  finish(call: ConnectorReturn): Promise<ConnectorAccount>
}
