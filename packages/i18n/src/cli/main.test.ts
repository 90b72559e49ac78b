import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SOURCE = {
  'header.ask': 'Ask a question',
  'answers.count_one': '{{count}} answer',
  'answers.count_other': '{{count}} answers',
  'kind.tag': 'Tag',
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quandary-i18n-'))
  await write('en_US.json', SOURCE)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, texts: unknown) => writeFile(join(folder, name), JSON.stringify(texts))

/** Runs the command as its users do. */
const call = (...args: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const main = join(import.meta.dirname, 'main.ts')
    execFile(process.execPath, [main, ...args], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

it('check is content with a complete translation in the plural forms of its language', async () => {
  await write('ja.json', { 'header.ask': '質問する', 'answers.count_other': '回答{{count}}件', 'kind.tag': 'タグ' })
  const { code, stdout } = await call('check', 'en_US.json', 'ja.json')
  expect([code, stdout]).toEqual([0, 'ja.json: 3 of 3 texts are translated\n'])
})

it('check names what cannot be used and what is missing, and ends with 1', async () => {
  await write('pl.json', {
    'header.ask': 'Zapytaj {{who}}',
    'answers.count_one': '{{count}} odpowiedź',
    'answers.count_other': '{{count}} odpowiedzi',
    'header.old': 'x',
  })
  const { code, stdout } = await call('check', 'en_US.json', 'pl.json')
  expect(code).toBe(1)
  expect(stdout).toContain('pl.json: header.ask: unknown placeholder {{who}}')
  expect(stdout).toContain('pl.json: answers.count_few: missing form few')
  expect(stdout).toContain('pl.json: header.old: unknown key')
  expect(stdout).toContain('pl.json: 1 of 3 texts are translated')
})

const ICU = {
  'header.ask': 'Ask a question',
  answers: '{count, plural, one {# answer of {name}} other {# answers of {name}}}',
  place: '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
}

it('check --icu is content with messages in the plural forms of their language', async () => {
  await write('icu.json', ICU)
  await write('pl.json', {
    'header.ask': 'Zadaj pytanie',
    answers: '{count, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}} {name}',
    place: '{n, selectordinal, other {#.}}',
  })
  const { code, stdout, stderr } = await call('check', '--icu', 'icu.json', 'pl.json')
  expect([code, stdout, stderr]).toEqual([0, 'pl.json: 3 of 3 texts are translated\n', ''])
})

it('check --icu names messages that cannot be read, arguments, forms and keys', async () => {
  await write('icu.json', ICU)
  await write('pl.json', {
    'header.ask': 'Zadaj {what',
    answers: '{count, plural, one {# odpowiedź} other {# odpowiedzi {who}}}',
    'header.old': 'x',
  })
  const { code, stdout } = await call('check', '--icu', 'icu.json', 'pl.json')
  expect(code).toBe(1)
  expect(stdout).toMatch(/^pl\.json: header\.ask: unreadable text \S/m)
  expect(stdout.split('\n').slice(1)).toEqual([
    'pl.json: answers: unknown placeholder who',
    'pl.json: answers: missing placeholder name',
    'pl.json: answers: missing form count few',
    'pl.json: answers: missing form count many',
    'pl.json: header.old: unknown key',
    'pl.json: 0 of 3 texts are translated',
    '',
  ])
})

it('check --icu needs no plural form whose numbers all have a form of their own', async () => {
  await write('icu.json', { answers: '{count, plural, one {# answer} other {# answers}}' })
  await write('de_DE.json', { answers: '{count, plural, =1 {eine Antwort} other {# Antworten}}' })
  expect(await call('check', '--icu', 'icu.json', 'de_DE.json')).toMatchObject({ code: 0 })
  // French uses the form "one" for 0 too, so a text for `=1` is not enough.
  await write('fr_FR.json', { answers: '{count, plural, =1 {une réponse} other {# réponses}}' })
  const { code, stdout } = await call('check', '--icu', 'icu.json', 'fr_FR.json')
  expect(code).toBe(1)
  expect(stdout).toContain('fr_FR.json: answers: missing form count one\n')
  // With an offset, the plural form is chosen by the number minus the offset.
  const offset = '{count, plural, offset:1 =0 {niemand} =1 {du} =2 {du und noch jemand} other {du und # andere}}'
  await write('de_DE.json', { answers: offset })
  expect(await call('check', '--icu', 'icu.json', 'de_DE.json')).toMatchObject({ code: 0 })
  await write('de_DE.json', { answers: offset.replace('=2 {du und noch jemand} ', '') })
  expect((await call('check', '--icu', 'icu.json', 'de_DE.json')).stdout).toContain('missing form count one\n')
})

it('check --icu names choices that the source does not have, and arguments used in another way', async () => {
  await write('icu.json', {
    kind: '{kind, select, question {A question} other {A post}}',
    day: 'On {day, date, short} at {day, time}',
    count: '{count, plural, one {# vote} other {# votes}} of {all}',
  })
  await write('de_DE.json', {
    kind: '{kind, select, Frage {Eine Frage} other {Ein Beitrag}}',
    day: 'Am {day}',
    count: '{count} Stimmen von {all, date}',
    constructor: 'Erbauer',
  })
  const { code, stdout } = await call('check', '--icu', 'icu.json', 'de_DE.json')
  expect(code).toBe(1)
  expect(stdout.split('\n')).toEqual([
    'de_DE.json: kind: unknown choice kind Frage',
    'de_DE.json: day: other use day text',
    'de_DE.json: count: other use all date',
    'de_DE.json: constructor: unknown key',
    'de_DE.json: 0 of 3 texts are translated',
    '',
  ])
})

it('keys finds keys without a text and texts without a use, in code and not in tests', async () => {
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'src', 'page.tsx'), "t('header.ask'); t(`kind.${kind}`); t('header.gone'); start('x.y')")
  await writeFile(join(folder, 'src', 'page.test.tsx'), "t('answers.count')")
  const { code, stdout } = await call('keys', 'en_US.json', 'src')
  expect(code).toBe(1)
  expect(stdout.split('\n')).toEqual([
    'header.gone: no text',
    'answers.count: no code asks for it',
    '1 keys without a text, 1 texts without a use',
    '',
  ])
})

it('types prints a module from which keys and placeholders are known', async () => {
  const { code, stdout } = await call('types', 'en_US.json')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^export const messages = \{\n {2}"header.ask": "Ask a question",[\s\S]*\} as const\n$/)
})

it.each([
  [[], 'quandary-i18n check'],
  [['check', 'en_US.json'], 'quandary-i18n check'],
  [['types', 'absent.json'], 'absent.json'],
])('%j is refused with 2 and a word why', async (args, word) => {
  const { code, stderr } = await call(...args)
  expect(code).toBe(2)
  expect(stderr).toContain(word)
})
