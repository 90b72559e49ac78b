import { expect, it } from 'vitest'
import { deviceOf } from './device-name.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const phone = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const ios = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome.replace('Chrome', 'HeadlessChrome')}`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} OPR/124.0.0.0`, 'Opera', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Vivaldi/7.6`, 'Vivaldi', 'macOS'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${ios} Version/19.1 Safari/605.1.15`, 'Safari', 'macOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${ios} Version/19.1 Mobile Safari/604.1`, 'Safari', 'iOS'],
  [`Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) ${ios} CriOS/142.0 Mobile Safari/604.1`, 'Chrome', 'iPadOS'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${ios} FxiOS/145.0 Mobile Safari/605.1`, 'Firefox', 'iOS'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${phone}`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Linux; Android 16; SM-S921B) SamsungBrowser/29.0 ${phone}`, 'Samsung Internet', 'Android'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${phone} MicroMessenger/8.0.50`, 'WeChat', 'Android'],
  [`Mozilla/5.0 (Linux; U; Android 16) MQQBrowser/15.5 ${phone}`, 'QQ Browser', 'Android'],
  [`Mozilla/5.0 (Linux; U; Android 16) UCBrowser/15.5 ${phone}`, 'UC Browser', 'Android'],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

it('omits unknown names', () => {
  expect(deviceOf('')).toEqual({})
  expect(deviceOf('curl/8.16.0')).toEqual({})
  expect(deviceOf('Difference Engine 2 (Windows)')).toEqual({ system: 'Windows' })
})
