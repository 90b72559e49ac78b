import { appendFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { unwrap } from '@quandary/api-client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEveryEngine, openSite, type Engine, type TestSite } from '../../test/harness.ts'
import { runOn, runQuandary } from '../../test/processes/run-quandary.ts'
import { defineJob } from '../platform/jobs/job-queue.ts'
import { KINDS } from './kinds.ts'
import { emptyDataFolder, newFolder } from '../../test/databases/empty-data-folder.ts'

const OTHER: Record<Engine, Engine> = { sqlite3: 'postgres', postgres: 'sqlite3' }
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 10, 13])
/** Characters that some readers take for line ends, and some that need escapes. */
const HARD = 'It\u2028stays\u2029flat.\r\n面包 🍞 "quoted" \\ \u0085 \u{1F468}\u200D\u{1F33E}'

async function fill(site: TestSite): Promise<void> {
  const ada = await site.registerPerson({ name: 'Ada', rank: 900 })
  const bob = await site.registerPerson({ name: 'Bob', rank: 900 })
  const [asking, answering] = [site.api(ada.token), site.api(bob.token)]
  const body = { title: 'Why does my bread not rise?', content: HARD, tags: [{ slug_name: 'bread' }] }
  const { id } = await unwrap(asking.call('createQuestion', { body }))
  const { info } = await unwrap(answering.call('createAnswer', { body: { question_id: id, content: HARD } }))
  await unwrap(asking.call('voteUp', { body: { object_id: info.id, is_cancel: false } }))
  await unwrap(answering.call('createComment', { body: { object_id: id, original_text: HARD } }))
  for (const path of ['post/one.png', 'post/two.png']) await site.ctx.files.put(path, PICTURE)
  // The id of a deleted row must not be assigned again.
  await site.ctx.jobs.add(site.ctx.db, defineJob('gone'), {})
  await site.ctx.db.deleteFrom('jobs').where('kind', '=', 'gone').execute()
}

/** Returns the bytes of every file below a folder, by path. */
async function contentOf(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  const entries = paths.map(async (path) => [relative(folder, path), await readFile(path, 'latin1')] as const)
  return new Map(await Promise.all(entries))
}

it('EX4 a failed pack leaves nothing of the export', async () => {
  const folder = await newFolder()
  const { packFolder } = await import('./index.ts')
  await mkdir(join(folder, 'files'))
  await writeFile(join(folder, 'files', 'a'), 'a')
  await expect(packFolder(join(folder, 'files'), join(folder, 'none', 'a.tar'))).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).toEqual(['files'])
})

describeOnEveryEngine('exports', (open, engine) => {
  it('EX1 an export imported into the other engine is exported with the same bytes', { timeout: 120_000 }, async () => {
    const site = await open()
    await fill(site)
    const folder = await newFolder()
    const [first, second] = [join(folder, 'first'), join(folder, 'second')] as const
    expect(await runOn(site, 'export', first)).toMatchObject({ code: 0, output: expect.stringContaining('2 uploads') })
    expect(await runOn(site, 'export', `${first}.tar.gz`)).toMatchObject({ code: 0 })
    expect((await stat(`${first}.tar.gz`)).mode & 0o077, 'readable by its owner alone').toBe(0)
    const place = await emptyDataFolder(OTHER[engine])
    // The key decrypts queued mails; without it they are discarded.
    await cp(join(site.dataDir, 'mail.key'), join(place, 'mail.key'))
    const imported = await runQuandary('import', 'quandary', first, '--data-dir', place)
    expect(imported, imported.errors).toMatchObject({ code: 0 })
    expect(await runQuandary('export', second, '--data-dir', place)).toMatchObject({ code: 0 })
    const [before, after] = [await contentOf(first), await contentOf(second)]
    expect([...after.keys()]).toEqual([...before.keys()])
    for (const [path, bytes] of before) expect(after.get(path), path).toBe(bytes)
    expect(before.get('kinds/questions.jsonl')).toContain('Why does my bread not rise?')
    expect(
      [...before.keys()].filter((path) => path.startsWith('uploads/')),
      'equal bytes are there once',
    ).toHaveLength(1)
    const checked = await runQuandary('check', '--data-dir', place)
    expect(checked, checked.output).toMatchObject({ code: 0 })

    const other = await emptyDataFolder(engine)
    await cp(join(site.dataDir, 'mail.key'), join(other, 'mail.key'))
    expect(await runQuandary('import', 'quandary', `${first}.tar.gz`, '--data-dir', other)).toMatchObject({ code: 0 })
    expect(await runQuandary('export', `${second}.tar.gz`, '--data-dir', other)).toMatchObject({ code: 0 })
    expect((await readFile(`${second}.tar.gz`)).equals(await readFile(`${first}.tar.gz`))).toBe(true)
    expect((await readdir(folder)).toSorted()).toEqual(['first', 'first.tar.gz', 'second', 'second.tar.gz'])
  })

  it('EX2 every line conforms to the schema of its kind, and every kind is described', async () => {
    const site = await open()
    await fill(site)
    const folder = join(await newFolder(), 'export')
    await runOn(site, 'export', folder)
    const { kinds } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { kinds: object }
    expect(Object.keys(kinds)).toEqual(Object.keys(KINDS))
    let lines = 0
    for (const kind of Object.keys(kinds)) {
      const schema = JSON.parse(await readFile(join(folder, 'schemas', `${kind}.json`), 'utf8')) as object
      const isValid = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema)
      const text = await readFile(join(folder, 'kinds', `${kind}.jsonl`), 'utf8')
      for (const line of text.split('\n').filter(Boolean)) {
        expect(isValid(JSON.parse(line)), `${kind}: ${line}`).toBe(true)
        lines += 1
      }
    }
    expect(lines).toBeGreaterThan(20)
  })
})

it('EX3 what was changed is refused before anything is stored', { timeout: 60_000 }, async () => {
  const site = await openSite('sqlite3')
  onTestFinished(() => site.close())
  await fill(site)
  const folder = await newFolder()
  const whole = join(folder, 'whole')
  await runOn(site, 'export', whole)
  const place = await emptyDataFolder('sqlite3')
  const refusal = async (change: (copy: string) => Promise<unknown>): Promise<string> => {
    const copy = join(folder, 'copy')
    await cp(whole, copy, { recursive: true })
    await change(copy)
    const { code, errors } = await runQuandary('import', 'quandary', copy, '--data-dir', place)
    await rm(copy, { recursive: true })
    expect(code).toBe(1)
    return errors
  }
  const [upload = ''] = [...(await contentOf(whole)).keys()].filter((path) => path.startsWith('uploads/'))
  const tags = 'kinds/tags.jsonl'
  const replaced = async (copy: string, path: string, from: string, to: string) =>
    writeFile(join(copy, path), (await readFile(join(copy, path), 'utf8')).replace(from, to))
  expect(await refusal((copy) => replaced(copy, tags, 'bread', 'brood'))).toContain(`${tags} was changed`)
  expect(await refusal((copy) => appendFile(join(copy, tags), '{}\n'))).toContain(tags)
  expect(await refusal((copy) => appendFile(join(copy, tags), '{'))).toContain('ends too early')
  expect(await refusal((copy) => writeFile(join(copy, tags), ''))).toContain(tags)
  expect(await refusal((copy) => rm(join(copy, tags)))).toContain(`${tags} is missing`)
  expect(await refusal((copy) => rm(join(copy, 'manifest.json')))).toContain('no export of Quandary')
  expect(await refusal((copy) => writeFile(join(copy, 'manifest.json'), '{"format":"other"}'))).toContain('no export')
  expect(await refusal((copy) => writeFile(join(copy, upload), 'other bytes'))).toMatch(/The upload .* was changed/)
  expect(await refusal((copy) => rm(join(copy, upload)))).toMatch(/The upload .* is missing/)
  expect(
    await refusal((copy) => replaced(copy, 'manifest.json', '"version": 1', '"version": 2')),
    'a newer format',
  ).toContain('or a newer one')
  const withoutTags = async (copy: string) => {
    const file = join(copy, 'manifest.json')
    const { kinds, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { kinds: Record<string, unknown> }
    delete kinds.tags
    await writeFile(file, JSON.stringify({ ...rest, kinds }))
  }
  expect(await refusal(withoutTags)).toContain('It has no tags.')
  const tar = join(folder, 'export.tar')
  await runOn(site, 'export', tar)
  const bytes = await readFile(tar)
  await writeFile(tar, bytes.subarray(0, bytes.length / 2))
  expect(await runQuandary('import', 'quandary', tar, '--data-dir', place)).toMatchObject({ code: 1 })
  await writeFile(tar, 'no tar file')
  expect(await runQuandary('import', 'quandary', tar, '--data-dir', place)).toMatchObject({ code: 1 })
  expect((await runQuandary('import', 'quandary', join(folder, 'none.tar'), '--data-dir', place)).errors).toMatch(
    /There is no file/,
  )
  expect(await runQuandary('import', 'quandary', whole, '--data-dir', place)).toMatchObject({ code: 0 })
})

it('EX4 an export is written to a new place, and imported into an empty database', { timeout: 60_000 }, async () => {
  const site = await openSite('sqlite3')
  onTestFinished(() => site.close())
  const folder = join(await newFolder(), 'export')
  expect(await runOn(site, 'export')).toMatchObject({ code: 2 })
  expect(await runOn(site, 'export', folder, '--json')).toMatchObject({
    code: 0,
    output: expect.stringContaining('"kinds"'),
  })
  expect((await runOn(site, 'export', folder)).errors).toMatch(/is there already/)
  // Folders with similar names, beside the folder of the export, are not touched.
  const other = await newFolder()
  const own = ['again.part', 'again.tar.files', 'again.tar.part-of-tar']
  for (const name of own) await mkdir(join(other, name))
  for (const name of ['again', 'again.tar'])
    expect(await runOn(site, 'export', join(other, name))).toMatchObject({ code: 0 })
  expect((await readdir(other)).toSorted()).toEqual(['again', 'again.tar', ...own].toSorted())
  expect((await runOn(site, 'import', 'quandary', folder)).errors).toMatch(/has a site already/)
})
