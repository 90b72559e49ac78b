import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ChosenFiles } from './chosen-files.ts'
import { LocalFiles } from './files.ts'

it('S7 files of the former place are read, listed, moved and removed, and new ones are put into the chosen one', async () => {
  const root = await mkdtemp(join(tmpdir(), 'quandary-places-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const chosen = new LocalFiles(join(root, 'chosen'))
  const former = new LocalFiles(join(root, 'former'))
  const files = new ChosenFiles(async () => ({ chosen, former }))
  await former.put('post/a.png', Buffer.from('a'))
  await former.put('post/both.png', Buffer.from('earlier'))
  await files.put('post/both.png', Buffer.from('chosen'))
  await files.put('post/b.png', Buffer.from('b'))
  expect(await former.read('post/b.png')).toBeUndefined()
  expect(String(await files.read('post/a.png'))).toBe('a')
  expect(String(await files.read('post/both.png'))).toBe('chosen')
  expect((await files.list('post')).toSorted()).toEqual(['post/a.png', 'post/b.png', 'post/both.png'])
  expect(await files.all()).toEqual(['post/a.png', 'post/b.png', 'post/both.png'])
  await files.move('post/both.png', 'deleted/post/both.png')
  await files.move('post/a.png', 'deleted/post/a.png')
  expect(await files.all()).toEqual(['deleted/post/a.png', 'deleted/post/both.png', 'post/b.png'])
  await files.remove('deleted/post/both.png')
  await files.remove('deleted/post/a.png')
  expect([await chosen.all(), await former.all()]).toEqual([['post/b.png'], []])
})
