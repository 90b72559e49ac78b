import { expect, it } from 'vitest'
import { shareServices } from './share-services.ts'

it('passes address and title on encoded', () => {
  const url = 'https://qa.example/questions/10010000000000001/rye?shareUserId=ada'
  const [facebook, x] = shareServices(url, 'Rye & water: 50 %?').map(({ href }) => new URL(href).searchParams)
  expect(facebook?.get('u')).toBe(url)
  expect(x?.get('url')).toBe(url)
  expect(x?.get('text')).toBe('Rye & water: 50 %?')
})
