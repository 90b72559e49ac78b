import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createTranslate, languageTag } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/en_US/admin'
import { checkMessages } from '@quandary/i18n/check-messages'
import { readCatalogue } from '../platform/i18n/catalogue-file.ts'
import { ENGLISH_TEXTS } from '../platform/i18n/english-texts.ts'
import type { Command } from './command.ts'
import { CommandFailed, UsageError } from './command.ts'

export const languages: Command = {
  name: 'languages',
  summary: 'Write and check files of further interface languages',
  help: `quandary languages template <tag> [<file>]
quandary languages check <file>

template writes the English texts as a file for the language <tag> (de_DE, ar, pt_BR), with the plural forms it has; by
default to the terminal. Translate the texts and put the file into the folder "languages" of the data folder as
<tag>.json. A running server offers the language within five seconds. Texts that are left out are shown in English.

check names the texts of a file that cannot be used, and says how much is translated. It ends with 1 if there are any.

What a file contains is described in docs/languages.md.`,
  async run({ positionals: [action, ...rest] }) {
    const [one = '', file] = rest
    if (action === 'template' && (rest.length === 1 || rest.length === 2)) writeTemplate(one, file)
    else if (action === 'check' && rest.length === 1) check(one)
    else throw new UsageError('Say what to do: languages template <tag> or languages check <file>')
  },
}

function writeTemplate(code: string, file: string | undefined): void {
  const tag = languageTag(code)
  if (!isKnown(tag)) throw new UsageError(`${code} is no language. Tags look like de_DE, ar or pt_BR`)
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
  const { areas } = checkMessages({}, ENGLISH_TEXTS, tag)
  const text = JSON.stringify({ tag: code, name, direction: directionOf(tag), messages: areas }, null, 2)
  if (file === undefined) console.log(text)
  else if (existsSync(file)) throw new CommandFailed(`${file} exists already`)
  else writeFileSync(file, `${text}\n`)
}

function isKnown(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf([tag]).length > 0
  } catch {
    return false
  }
}

function directionOf(tag: string): 'ltr' | 'rtl' {
  const locale: Intl.Locale & { getTextInfo?(): { direction: 'ltr' | 'rtl' } } = new Intl.Locale(tag)
  return locale.getTextInfo?.().direction ?? 'ltr'
}

function check(path: string): void {
  const { language, problems } = readCatalogue(basename(path), readFileSync(path, 'utf8'))
  const t = createTranslate<typeof messages>({ language: 'en_US', messages })
  for (const { key, problem, detail } of problems) {
    console.log(`${key === '' ? path : key}: ${t(`languages.problem.${problem}`, { detail })}`)
  }
  if (language) console.log(`${language.name}: ${language.progress}% translated, ${problems.length} problems`)
  if (problems.length > 0) throw new CommandFailed('Not all texts of the file can be used')
}
