import { expect, it } from 'vitest'
import { readSiteAddress } from './site-address.ts'

it.each([
  ['https://qa.example.com', 'https://qa.example.com'],
  [' https://QA.example.com/ ', 'https://qa.example.com'],
  ['http://localhost:9080/community', 'http://localhost:9080/community'],
  ['https://example.com/community/', 'https://example.com/community'],
  ['https://example.com/x/b.c-d_e~1//', 'https://example.com/x/b.c-d_e~1'],
  ['https://example.com/x/../community', 'https://example.com/community'],
  ['https://example.com/community?x=1#y', 'https://example.com/community'],
])('%s is the address %s', (text, address) => expect(readSiteAddress(text)).toEqual({ address }))

it.each([
  ['qa.example.com', 'no_address'],
  ['ftp://qa.example.com', 'no_address'],
  ['', 'no_address'],
  ['https://example.com/a b', 'bad_path'],
  ['https://example.com/a//b', 'bad_path'],
  ['https://example.com//b', 'bad_path'],
  ['https://example.com/%2e%2e%2f', 'bad_path'],
  ["https://example.com/a'b", 'bad_path'],
  ['https://example.com/.well-known', 'bad_path'],
  [`https://example.com/${'a'.repeat(100)}`, 'bad_path'],
  ['https://example.com/questions', 'own_name'],
  ['https://example.com/Admin/community', 'own_name'],
  ['https://example.com/q', 'own_name'],
] as const)('%s is none: %s', (text, problem) => expect(readSiteAddress(text)).toEqual({ problem }))
