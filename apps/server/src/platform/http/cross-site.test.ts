import { expect, it } from 'vitest'
import { isOwnNavigation, statedOrigin } from './cross-site.ts'

const HTTPS = 'https://qa.example'

it.each([
  [HTTPS, { origin: HTTPS, host: 'backend:9080' }, 'own'],
  [HTTPS, { origin: 'http://qa.example', host: 'qa.example' }, 'foreign'],
  [HTTPS, { origin: 'http://192.168.1.5:9080', host: '192.168.1.5:9080' }, 'own'],
  ['http://qa.example', { origin: HTTPS, host: 'qa.example' }, 'own'],
  ['', { origin: 'http://localhost:9080', host: 'localhost:9080' }, 'own'],
  ['', { origin: 'http://else.example', host: 'localhost:9080' }, 'foreign'],
])('CS1 a site at %j that gets %j calls it %s', (siteUrl, headers, stated) => {
  expect(statedOrigin(headers, siteUrl)).toBe(stated)
})

it.each([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, true],
  [{ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, true],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }, false],
  [{ 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }, false],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, false],
])('CS2 a navigation of this site: %j is %j', (headers, own) => {
  expect(isOwnNavigation(headers, HTTPS)).toBe(own)
})
