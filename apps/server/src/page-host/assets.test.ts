import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppNotBuilt, readPageAssets } from './assets.ts'

describe('the built files of the site', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quandary-assets-'))
    await mkdir(join(folder, '.vite'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const manifest = {
    '_react.js': { file: 'react.js' },
    '_base.js': { file: 'base.js', imports: ['_react.js'], css: ['base.css'] },
    '_parts.js': { file: 'parts.js', imports: ['_base.js', '_react.js'], css: ['parts.css'] },
    'src/first-script.ts': { file: 'first-script.js' },
    'src/entry-client.tsx': { file: 'entry-client.js', imports: ['_base.js', '_react.js'] },
    'screen.tsx': { file: 'screen.js', imports: ['_parts.js', '_base.js'], css: ['screen.css'] },
  }
  const write = (text: unknown) => writeFile(join(folder, '.vite', 'manifest.json'), JSON.stringify(text))

  it('lists each module after its imports, and the entry separately', async () => {
    await write(manifest)
    expect(readPageAssets(folder, '/static/')).toMatchObject({
      script: '/static/first-script.js',
      entry: '/static/entry-client.js',
      modules: ['/static/react.js', '/static/base.js'],
      styles: ['/static/base.css'],
    })
  })

  it('lists for a screen only what is not on every page', async () => {
    await write(manifest)
    const assets = readPageAssets(folder, '/static/')
    expect(assets.of('screen.tsx')).toEqual({
      modules: ['/static/parts.js', '/static/screen.js'],
      styles: ['/static/parts.css', '/static/screen.css'],
    })
    expect(assets.of('nothing.tsx')).toEqual({ modules: [], styles: [] })
  })

  it('reports that the site must be built first', async () => {
    expect(() => readPageAssets(join(folder, 'none'), '/')).toThrow(AppNotBuilt)
    await write({ 'src/entry-client.tsx': { file: 'entry-client.js' } })
    expect(() => readPageAssets(folder, '/')).toThrow(AppNotBuilt)
  })
})
