export type { Preset } from './fields.ts'
export type { OAuthOptions } from './oauth-plugin.ts'
export { oauthPlugin, plugin } from './oauth-plugin.ts'
