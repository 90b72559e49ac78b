#!/usr/bin/env node
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkMessages, type CheckedMessages } from '../check-messages.ts'
import { languageTag } from '../languages.ts'
import { compareKeys, usedKeys } from './used-keys.ts'

const HELP = `quandary-i18n check [--icu] <source.json> <translation.json>…
quandary-i18n keys <source.json> <folder>…
quandary-i18n types <source.json>

A file has texts by key: { "answers.count_one": "{{count}} answer", "answers.count_other": "{{count}} answers" }.

check   names what in a translation cannot be used (keys, placeholders, plural forms, markup) or is missing, and says how
        much is translated. The name of the file is its language: de_DE.json, ar.json. With --icu the texts are ICU
        messages, "{count, plural, one {# answer} other {# answers}}"; this needs the package intl-messageformat.
keys    compares the texts with the calls t('key') in the code of the folders: names keys without a text, and texts that
        no code asks for.
types   prints the texts as a TypeScript module, from which createI18n<typeof messages> and createTranslate<typeof messages>
        know every key and placeholder.

check and keys end with 1 if something is missing or cannot be used.`

const CODE = /\.[cm]?[jt]sx?$/
const TEST = /\.(?:test|spec|stories)\.[cm]?[jt]sx?$/

type Texts = Readonly<Record<string, string>>

/** Wrong arguments of the command; the message is printed without a stack. */
class UsageError extends Error {}

function readTexts(file: string): Texts {
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const isTexts =
    typeof texts === 'object' && texts !== null && Object.values(texts).every((text) => typeof text === 'string')
  if (!isTexts || Array.isArray(texts)) throw new UsageError(`${file} has to be an object of texts`)
  // Checked above: `texts` is an object, and each of its values is a text.
  return texts as Texts
}

/** The result of checking a file, the same for both formats. */
interface Checked extends Pick<CheckedMessages, 'translated' | 'all'> {
  problems: readonly { key: string; problem: string; detail: string }[]
}

type Check = (given: Texts, source: Texts, tag: string) => Checked

const checkTexts: Check = (given, source, tag) => {
  const { problems, ...counts } = checkMessages({ texts: given }, { texts: source }, tag)
  return { problems: problems.map((one) => ({ ...one, key: one.key.slice('texts.'.length) })), ...counts }
}

/** Loads the check of ICU messages on demand, because only files with such messages need its parser. */
async function loadIcuCheck(): Promise<Check> {
  try {
    const { checkIcuTexts } = await import('./check-icu.ts')
    return checkIcuTexts
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new UsageError('--icu needs the package intl-messageformat: npm install intl-messageformat')
  }
}

function check(source: Texts, files: readonly string[], checkOf: Check): boolean {
  const results = files.map((file) => {
    const { problems, translated, all } = checkOf(readTexts(file), source, languageTag(basename(file, '.json')))
    for (const { key, problem, detail } of problems) {
      console.log(`${file}: ${key}: ${problem.replaceAll('_', ' ')} ${detail}`.trimEnd())
    }
    console.log(`${file}: ${translated} of ${all} texts are translated`)
    return problems.length === 0 && translated === all
  })
  return results.every(Boolean)
}

function keys(source: Texts, folders: readonly string[]): boolean {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => CODE.test(name) && !TEST.test(name) && !/(?:^|[\\/])node_modules[\\/]/.test(name))
      .map((name) => join(folder, name)),
  )
  const { missing, unused } = compareKeys(source, usedKeys(files.map((file) => readFileSync(file, 'utf8'))))
  for (const key of missing) console.log(`${key}: no text`)
  for (const key of unused) console.log(`${key}: no code asks for it`)
  console.log(`${missing.length} keys without a text, ${unused.length} texts without a use`)
  return missing.length === 0
}

function types(source: Texts): boolean {
  console.log(`export const messages = ${JSON.stringify(source, null, 2)} as const`)
  return true
}

async function run([action, ...given]: readonly string[]): Promise<boolean> {
  const isIcu = action === 'check' && given.includes('--icu')
  const [source, ...more] = isIcu ? given.filter((one) => one !== '--icu') : given
  if (action === 'check' && source !== undefined && more.length > 0) {
    return check(readTexts(source), more, isIcu ? await loadIcuCheck() : checkTexts)
  }
  if (action === 'keys' && source !== undefined && more.length > 0) return keys(readTexts(source), more)
  if (action === 'types' && source !== undefined && more.length === 0) return types(readTexts(source))
  throw new UsageError(HELP)
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
