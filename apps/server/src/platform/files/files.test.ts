import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UnsafePath } from './file-path.ts'
import { LocalFiles } from './files.ts'

describe('local files', () => {
  let root: string
  let files: LocalFiles
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'quandary-files-'))
    files = new LocalFiles(join(root, 'uploads'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  it('are read as written, listed, moved and removed', async () => {
    expect(await files.read('post/a1.png')).toBeUndefined()
    expect(await files.list('post')).toEqual([])
    await files.put('post/a1.png', Buffer.from('one'))
    await files.put('post/b2.png', Buffer.from('two'))
    await files.put('post/b2.png', Buffer.from('again'))
    expect(String(await files.read('post/a1.png'))).toBe('one')
    expect(String(await files.read('post/b2.png'))).toBe('again')
    await files.move('post/a1.png', 'deleted/post/a1.png')
    await files.move('post/a1.png', 'deleted/post/a1.png')
    expect(String(await files.read('deleted/post/a1.png'))).toBe('one')
    expect(await files.list('post')).toEqual(['post/b2.png'])
    await files.remove('post/b2.png')
    await files.remove('post/b2.png')
    expect(await files.list('post')).toEqual([])
  })

  it('are never torn by concurrent writes and leave no temporary file behind', async () => {
    const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000))
    await Promise.all(contents.map((content) => files.put('post/one.png', Buffer.from(content))))
    expect(contents).toContain(String(await files.read('post/one.png')))
    expect(await readdir(join(root, 'uploads/post'))).toEqual(['one.png'])
  })

  it.each(['../secret', 'post/../../secret', '/etc/passwd', 'post//a.png', 'post/.hidden', 'post\\a', 'a\0b', ''])(
    'never escape their folder: %j',
    async (path) => {
      await expect(async () => files.read(path)).rejects.toThrow(UnsafePath)
      await expect(async () => files.put(path, Buffer.from('x'))).rejects.toThrow(UnsafePath)
      await expect(async () => files.remove(path)).rejects.toThrow(UnsafePath)
      await expect(async () => files.move('post/a.png', path)).rejects.toThrow(UnsafePath)
    },
  )
})
