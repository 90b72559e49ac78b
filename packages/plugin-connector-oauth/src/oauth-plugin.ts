import type { ConnectorAccount, ConnectorReturn, ConnectorStart, Plugin, PluginText } from '@quandary/plugin-kit'
import { definePlugin, PluginRefusal } from '@quandary/plugin-kit'
import manifest from '../package.json' with { type: 'json' }
import type { Preset } from './fields.ts'
import { configFields } from './fields.ts'
import { personOf } from './person.ts'
import { findService, isComplete, jsonOf, setting } from './service.ts'
import { exchangeCode } from './token.ts'

/** Options of a connector for one particular service. */
export interface OAuthOptions {
  /** Key of the plugin; each service of a site needs a different one. */
  slugName: string
  name: PluginText
  description: PluginText
  /** Version of the plugin, such as `1.2.0`. */
  version: string
  /** Address of the plugin's home page, http or https. */
  link: string
  /** Name of the service on the login button, until an administrator enters another one. */
  serviceName: string
  /** Settings that are the same on every site. */
  preset?: Preset
}

/**
 * Creates a connector for one OAuth 2 or OpenID Connect service: authorization code flow with PKCE, and a form for its
 * settings.
 * @example export const plugin = oauthPlugin({ slugName: 'acme', serviceName: 'Acme', preset: { issuer:
 * 'https://id.acme.example' }, … })
 */
export function oauthPlugin(options: OAuthOptions): Plugin {
  const { slugName, name, description, version, link, serviceName, preset = {} } = options
  return definePlugin({
    slugName,
    name,
    description,
    version,
    link,
    configFields: configFields(serviceName, slugName, preset),
    receiveConfig: async ({ config }) => {
      const anything = ['client_id', 'client_secret'].some((field) => setting(config, field) !== '')
      if (anything && !isComplete(config)) throw incomplete()
    },
    connector: {
      button: (config) =>
        isComplete(config)
          ? { name: setting(config, 'service_name') || serviceName, icon: setting(config, 'icon') }
          : null,
      start,
      finish,
    },
  })
}

/** Connector for any service. An administrator enters the addresses of the service in the settings. */
export const plugin = oauthPlugin({
  slugName: 'oauth',
  name: { en_US: 'OAuth login', zh_CN: 'OAuth 登录' },
  description: {
    en_US: 'Logs people in with an OAuth 2 or OpenID Connect service.',
    zh_CN: '使用 OAuth 2 或 OpenID Connect 服务登录。',
  },
  version: manifest.version,
  link: 'https://oauth.net/2/',
  serviceName: 'OAuth',
})

async function start(call: ConnectorStart): Promise<string> {
  const { authorizationUrl } = await findService(call)
  const url = new URL(authorizationUrl)
  const parameters = {
    response_type: 'code',
    client_id: setting(call.config, 'client_id'),
    redirect_uri: call.redirectUri,
    scope: setting(call.config, 'scope'),
    state: call.state,
    code_challenge: call.codeChallenge,
    code_challenge_method: 'S256',
  }
  for (const [parameter, value] of Object.entries(parameters)) if (value !== '') url.searchParams.set(parameter, value)
  return url.href
}

async function finish(call: ConnectorReturn): Promise<ConnectorAccount> {
  const { query, fetch, config } = call
  if (query['error'] !== undefined || !query['code']) throw notLoggedIn(query['error'])
  const service = await findService(call)
  // RFC 9207: another issuer means that an attacker has injected the response of another service.
  if (query['iss'] !== undefined && service.issuer !== '' && query['iss'] !== service.issuer)
    throw notLoggedIn('issuer')
  const { accessToken, idClaims } = await exchangeCode(service, call)
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` }
  const answer = jsonOf(await fetch(service.userInfoUrl, { headers }))
  // OpenID Connect Core 1.0 §5.3.2: the ID token and the user info must name the same person.
  if (!answer || (idClaims?.['sub'] !== undefined && answer['sub'] !== idClaims['sub'])) throw notLoggedIn('person')
  return personOf(answer, config)
}

/** Returns the refusal for a failed login. */
function notLoggedIn(why: string | undefined): PluginRefusal {
  if (why === 'access_denied') {
    return new PluginRefusal({ en_US: 'You did not allow the login.', zh_CN: '你未允许此次登录。' })
  }
  return new PluginRefusal({
    en_US: 'The login service did not log you in. Please try again.',
    zh_CN: '登录服务未能让你登录，请重试。',
  })
}

function incomplete(): PluginRefusal {
  return new PluginRefusal({
    en_US: 'Give the client ID, and the issuer or all three addresses.',
    zh_CN: '请填写客户端 ID，以及签发者或全部三个地址。',
  })
}
