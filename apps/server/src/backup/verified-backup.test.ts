import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEveryEngine } from '../../test/harness.ts'
import { runOn, runQuandary } from '../../test/processes/run-quandary.ts'
import { isRecipient } from './encryption.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-proved-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describeOnEveryEngine('backups for a recipient', (open) => {
  it(
    'B12 a backup for a recipient is proved without the secret key, which alone opens it afterwards',
    { timeout: 60_000 },
    async () => {
      const site = await open()
      await site.registerPerson({ name: 'Ada' })
      const folder = await newFolder()
      const [file, key] = [join(folder, 'site.jsonl.gz.age'), join(folder, 'key.txt')] as const
      const identity = await generateX25519Identity()
      await writeFile(key, `# created: today\n${identity}\n`)
      const recipient = await identityToRecipient(identity)
      const saved = await runOn(site, 'backup', file, '--recipient', recipient, '--prove')
      expect(saved, saved.errors).toMatchObject({ code: 0, output: expect.stringContaining('Saved and proved') })
      expect((await readFile(file)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
      expect(await runQuandary('backup', 'verify', file)).toMatchObject({
        code: 1,
        errors: expect.stringContaining('--identity-file'),
      })
      expect(await runQuandary('backup', 'verify', file, '--identity-file', key)).toMatchObject({ code: 0 })
      await writeFile(key, await generateX25519Identity())
      expect(await runQuandary('backup', 'verify', file, '--identity-file', key)).toMatchObject({
        code: 1,
        errors: expect.stringContaining('another key'),
      })
      for (const text of ['', '# nothing\n', 'AGE-SECRET-KEY-1NONSENSE\n']) {
        await writeFile(key, text)
        expect((await runQuandary('backup', 'verify', file, '--identity-file', key)).errors).toMatch(
          /secret key of age/,
        )
      }
      expect(await runOn(site, 'backup', file, '--recipient', 'age1nonsense')).toMatchObject({ code: 2 })
    },
  )
})

it('B12 recipients may have keys that resist quantum computers', async () => {
  expect(await isRecipient(await identityToRecipient(await generateHybridIdentity()))).toBe(true)
  expect(await isRecipient('ssh-ed25519 AAAA')).toBe(false)
  expect(await isRecipient(await generateX25519Identity())).toBe(false)
})
