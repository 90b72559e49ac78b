import { expect, it } from 'vitest'
import { normalizeTarget } from './normalize-target.ts'

it.each([
  ['/', '/'],
  ['/questions?page=2', '/questions?page=2'],
  ['/tags/%E5%95%A4', '/tags/%E5%95%A4'],
  ['//else.example/a', '//else.example/a'],
])('AD1 leaves %s as it is', (target, url) => expect(normalizeTarget(target)).toBe(url))

it.each([
  ['http://qa.example', '/'],
  ['HTTPS://qa.example:8443/tags?page=2', '/tags?page=2'],
  ['http://else.example?q=a', '/?q=a'],
  ['*', '*'],
])('RA2 extracts the path from %s', (target, url) => expect(normalizeTarget(target)).toBe(url))

it.each([
  ['/%', '/%25'],
  ['/questions/%E0%A4%A?q=%', '/questions/%25E0%25A4%25A?q=%'],
])('RA3 escapes the broken escapes of %s', (target, url) => expect(normalizeTarget(target)).toBe(url))
