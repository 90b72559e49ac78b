import { expect, it } from 'vitest'
import { shareWays } from './share-ways.ts'

it('passes address and title on encoded', () => {
  const url = 'https://qa.example/questions/10010000000000001/rye?shareUserId=ada'
  const [facebook, twitter] = shareWays(url, 'Rye & water: 50 %?').map(({ href }) => new URL(href).searchParams)
  expect(facebook?.get('u')).toBe(url)
  expect(twitter?.get('url')).toBe(url)
  expect(twitter?.get('text')).toBe('Rye & water: 50 %?')
})
