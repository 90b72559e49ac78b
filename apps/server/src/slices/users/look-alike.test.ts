import { expect, it } from 'vitest'
import { outlineOf, posesAsSite } from './look-alike.ts'

it.each([
  ['Alice', 'АӀісе'],
  ['Alice', 'A l i c e'],
  ['Alice', 'Álıce'],
  ['Tom Mason', 'ΤΟΜ ΜΑSΟΝ'],
  ['Bob', 'B0b'],
  ['Marnie', 'Mamie'],
])('%s and %s look alike', (one, other) => expect(outlineOf(one)).toBe(outlineOf(other)))

it.each([
  ['Alice', 'Alina'],
  ['陈志远', '陈志伟'],
  ['Ольга', 'Олег'],
])('%s and %s do not look alike', (one, other) => expect(outlineOf(one)).not.toBe(outlineOf(other)))

it.each(['admin', 'Αdmin', 'Аdmin', 'M0derator', 'S t a f f', 'mod.'])('%s poses as the site', (name) =>
  expect(posesAsSite(name)).toBe(true),
)
it.each(['Adam', 'Steffi', 'Rootbeer', '系统'])('%s does not pose as the site', (name) =>
  expect(posesAsSite(name)).toBe(false),
)
