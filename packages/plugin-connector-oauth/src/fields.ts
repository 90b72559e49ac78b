import type { ConfigField } from '@quandary/plugin-kit'

/** Default settings for a well-known service. */
export interface Preset {
  /** Issuer of an OpenID Connect service; the other addresses are discovered from it. */
  issuer?: string
  /** Address of the login page. */
  authorizationUrl?: string
  /** Address that exchanges the code for a token. */
  tokenUrl?: string
  /** Address that returns the signed-in person. */
  userInfoUrl?: string
  /** Requested scopes, separated by spaces. */
  scope?: string
  /** Path of the permanent account id in the person's data. */
  idClaim?: string
  /** Path of the display name. */
  nameClaim?: string
  /** Path of the username. */
  usernameClaim?: string
  /** Path of the email address. */
  emailClaim?: string
  /** Path of the flag that says whether the email address is verified. */
  emailVerifiedClaim?: string
}

const legend = (name: string, english: string, chinese: string): ConfigField => ({
  type: 'legend',
  name,
  title: { en_US: english, zh_CN: chinese },
})

/**
 * Returns the settings form of the connector.
 *
 * @param serviceName name of the service on the login page
 * @param slugName name of the connector in the address that the service redirects to
 */
export function configFields(serviceName: string, slugName: string, preset: Preset): ConfigField[] {
  const redirectPath = `/answer/api/v1/connector/redirect/${slugName}`
  return [
    {
      type: 'input',
      name: 'service_name',
      title: { en_US: 'Name', zh_CN: '名称' },
      description: { en_US: 'What the button on the login page says.', zh_CN: '登录页按钮上的名称。' },
      required: true,
      value: serviceName,
    },
    {
      type: 'textarea',
      name: 'icon',
      title: { en_US: 'Icon', zh_CN: '图标' },
      description: { en_US: 'An SVG, or empty.', zh_CN: 'SVG 图标，可留空。' },
      rows: 3,
    },
    {
      type: 'input',
      name: 'client_id',
      title: { en_US: 'Client ID', zh_CN: '客户端 ID' },
      description: {
        en_US: `As the service registered this site. Register this redirect address there: the address of this site, followed by ${redirectPath}`,
        zh_CN: `服务为本站登记的 ID。请在该服务登记重定向地址：本站地址加上 ${redirectPath}`,
      },
      required: true,
    },
    {
      type: 'input',
      inputType: 'password',
      name: 'client_secret',
      sentTo: ['client_id', 'issuer', 'token_url'],
      title: { en_US: 'Client secret', zh_CN: '客户端密钥' },
      description: { en_US: 'Empty for a public client.', zh_CN: '公共客户端可留空。' },
    },
    {
      type: 'select',
      name: 'client_authentication',
      title: { en_US: 'The secret is sent', zh_CN: '密钥的发送方式' },
      options: [
        { value: 'basic', label: { en_US: 'in the header', zh_CN: '在请求头中' } },
        { value: 'body', label: { en_US: 'in the body', zh_CN: '在请求体中' } },
      ],
      value: 'basic',
    },
    legend('openid', 'OpenID Connect', 'OpenID Connect'),
    {
      type: 'input',
      inputType: 'url',
      name: 'issuer',
      title: { en_US: 'Issuer', zh_CN: '签发者' },
      description: {
        en_US: 'Enough for an OpenID Connect service: its addresses are found by themselves.',
        zh_CN: '对于 OpenID Connect 服务填此项即可，其余地址会自动获取。',
      },
      value: preset.issuer ?? '',
    },
    {
      type: 'input',
      name: 'scope',
      title: { en_US: 'Scope', zh_CN: '授权范围' },
      value: preset.scope ?? 'openid profile email',
    },
    legend('addresses', 'Addresses of another OAuth 2 service', '其他 OAuth 2 服务的地址'),
    ...(
      [
        ['authorization_url', 'Authorization URL', '授权地址', preset.authorizationUrl],
        ['token_url', 'Token URL', '令牌地址', preset.tokenUrl],
        ['user_info_url', 'User info URL', '用户信息地址', preset.userInfoUrl],
      ] as const
    ).map(([name, english, chinese, value]): ConfigField => ({
      type: 'input',
      inputType: 'url',
      name,
      title: { en_US: english, zh_CN: chinese },
      value: value ?? '',
    })),
    legend('claims', 'Where the response says who somebody is', '响应中的用户字段'),
    ...(
      [
        ['id_claim', 'Account id', '账号 ID', preset.idClaim ?? 'sub'],
        ['name_claim', 'Name to show', '显示名称', preset.nameClaim ?? 'name'],
        ['username_claim', 'Username', '用户名', preset.usernameClaim ?? 'preferred_username'],
        ['email_claim', 'Email', '邮箱', preset.emailClaim ?? 'email'],
        ['email_verified_claim', 'Email is verified', '邮箱已验证', preset.emailVerifiedClaim ?? 'email_verified'],
      ] as const
    ).map(([name, english, chinese, value]): ConfigField => ({
      type: 'input',
      name,
      title: { en_US: english, zh_CN: chinese },
      description: { en_US: 'Dots lead into objects: data.id', zh_CN: '用点号进入对象：data.id' },
      value,
    })),
    {
      type: 'switch',
      name: 'trust_email',
      title: { en_US: 'Every email address is verified', zh_CN: '所有邮箱均已验证' },
      description: {
        en_US: 'Only for a service of your own that says nothing about it.',
        zh_CN: '仅用于不提供该字段的自有服务。',
      },
    },
  ]
}
