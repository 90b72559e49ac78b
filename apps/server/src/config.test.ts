import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('HSTS_SECONDS', () => {
  it.each([
    [undefined, 31_536_000],
    ['0', 0],
    ['300', 300],
  ])('reads %j', (text, seconds) => {
    expect(readConfig({ HSTS_SECONDS: text }).hstsSeconds).toBe(seconds)
  })

  it.each(['', '-1', '1.5', '1y', '9999999999'])('rejects %j by name', (text) => {
    expect(() => readConfig({ HSTS_SECONDS: text })).toThrow(
      new ConfigError(`HSTS_SECONDS=${text} is not a number of seconds`),
    )
  })
})

describe('TRUSTED_PROXIES', () => {
  it.each([
    ['', []],
    ['127.0.0.1', ['127.0.0.1']],
    [' 10.0.0.0/8 , ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ])('reads %j', (text, proxies) => {
    expect(readConfig({ TRUSTED_PROXIES: text }).trustedProxies).toEqual(proxies)
  })

  it.each(['proxy.local', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '*', '1.2.3.4/x'])('rejects %j by name', (text) => {
    expect(() => readConfig({ TRUSTED_PROXIES: text })).toThrow(ConfigError)
    expect(() => readConfig({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES')
  })
})
