import { expect, it } from 'vitest'
import { skeletonOf, impersonatesSite } from './look-alike.ts'

it.each([
  ['Alice', 'АӀісе'],
  ['Alice', 'A l i c e'],
  ['Alice', 'Álıce'],
  ['Tom Mason', 'ΤΟΜ ΜΑSΟΝ'],
  ['Bob', 'B0b'],
  ['Marnie', 'Mamie'],
])('%s and %s look alike', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)))

it.each([
  ['Alice', 'Alina'],
  ['陈志远', '陈志伟'],
  ['Ольга', 'Олег'],
])('%s and %s do not look alike', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)))

it.each(['admin', 'Αdmin', 'Аdmin', 'M0derator', 'S t a f f', 'mod.'])('%s poses as the site', (name) =>
  expect(impersonatesSite(name)).toBe(true),
)
it.each(['Adam', 'Steffi', 'Rootbeer', '系统'])('%s does not pose as the site', (name) =>
  expect(impersonatesSite(name)).toBe(false),
)
