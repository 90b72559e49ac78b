import { expect, it } from 'vitest'
import { wholeRouter } from '../../routing/site-router.test-data.ts'
import { screenModule } from './screen-module.ts'

it('returns the file of every route', () => {
  const router = wholeRouter()
  const files = Object.keys(import.meta.glob('../../routes/**/*.tsx'))
  const routes = Object.keys(router.routesById).filter((id) => id !== '__root__')
  expect(routes.length).toBeGreaterThan(40)
  for (const id of routes) {
    expect(files, id).toContain(screenModule(id).replace('src/', '../../').replace(/\?.*/, ''))
  }
})
