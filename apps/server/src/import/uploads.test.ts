import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { insertUser } from '../slices/users/index.ts'
import { prepareRun } from './run.ts'
import { FormerUploads } from './uploads.ts'

describeOnEveryEngine('the pictures of an imported site', (open) => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quandary-former-'))
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    const bytes = await picture.png().toBuffer()
    await mkdir(join(folder, 'uploads/original'), { recursive: true })
    await mkdir(join(folder, 'uploads-of-others'))
    for (const name of ['uploads/original/own.png', 'uploads-of-others/secret.png', 'secret.png']) {
      await writeFile(join(folder, name), bytes)
    }
    await symlink(join(folder, 'secret.png'), join(folder, 'uploads/original/linked.png'))
    await symlink('round.png', join(folder, 'uploads/original/round.png'))
    await symlink(join(folder, 'uploads'), join(folder, 'link-to-uploads'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('are files of the folder of uploads alone, wherever a path or a link leads', async () => {
    const { ctx } = await open()
    const run = await prepareRun(ctx, 'elsewhere.example')
    const ownerId = await ctx.db.transaction().execute((tx) =>
      insertUser(tx, {
        username: 'owner',
        display_name: 'Owner',
        e_mail: '',
        password_hash: null,
        status: 'normal',
        mail_status: 1,
        created_at: ctx.clock.now(),
      }),
    )
    for (const name of ['uploads', 'link-to-uploads']) {
      const uploads = new FormerUploads(run, join(folder, name))
      const take = (path: string) => uploads.take(path, { source: 'post', ownerId })
      expect(await take('original/own.png')).toMatch(/\/uploads\/post\//)
      for (const path of [
        '../secret.png',
        'original/../../secret.png',
        '../uploads-of-others/secret.png',
        'original/linked.png',
        'original',
        '',
        'original/own.png/own.png',
        `original/${'x'.repeat(300)}.png`,
        'original/round.png',
        '../../../../../../../../../../../../dev/zero',
      ]) {
        expect(await take(path)).toEqual({ lost: `picture that is not in the folder of uploads: ${path}` })
      }
      expect(await take('original/own\0.png')).toEqual({
        lost: 'picture with a name that no file can have: original/own%00.png',
      })
    }
  })
})
