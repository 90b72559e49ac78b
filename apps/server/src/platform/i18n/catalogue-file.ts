import { createHash } from 'node:crypto'
import { checkMessages, type CatalogueProblem } from '@quandary/i18n/check-messages'
import { ENGLISH_TEXTS } from './english-texts.ts'
import type { Language } from './language.ts'
import { builtInLanguage } from './language.ts'

/** Maximum size of a file that is read, in bytes; a complete one has about 150 000. */
export const MAX_CATALOGUE_BYTES = 2_000_000

const MAX_NAME = 60

/** Language, script and region, each as its standard writes it: `ar`, `pt_BR`, `zh_Hant_TW`, `es_419`. */
const CODE = /^[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?$/

/** Result of reading a file of texts. */
export interface CatalogueFile {
  /** Name of the file, such as `ar.json`. */
  file: string
  /** Absent if the file cannot be used at all. */
  language?: Language
  problems: readonly CatalogueProblem[]
}

/**
 * Reads a file of texts (docs/languages.md). Never throws: whatever is wrong is reported, and texts that cannot be
 * used are replaced by the English ones.
 * @param file its name, which has to be the code of the language followed by `.json`
 */
export function readCatalogue(file: string, text: string): CatalogueFile {
  const given = parse(text)
  const fault = headFault(file, given)
  if (fault !== undefined) return { file, problems: [{ key: '', problem: 'unreadable_file', detail: fault }] }
  // `headFault` has checked every field of the head, so the cast is safe.
  const { tag: code, name, direction, messages } = given as CatalogueHead
  const tag = tagOf(code)
  const { areas, problems, translated, all } = checkMessages(messages, ENGLISH_TEXTS, tag)
  const progress = Math.floor((100 * translated) / all)
  const hash = createHash('sha256')
    .update(JSON.stringify([direction, areas]))
    .digest('base64url')
    .slice(0, 12)
  return { file, problems, language: { code, tag, name, direction, progress, stored: { areas, hash } } }
}

interface CatalogueHead {
  tag: string
  name: string
  direction: 'ltr' | 'rtl'
  messages: Readonly<Record<string, unknown>>
}

/** Returns the reason why a file cannot be used, for its author. */
function headFault(file: string, given: unknown): string | undefined {
  if (!isRecord(given)) return 'not a JSON object'
  const { tag, name, direction, messages } = given
  if (typeof tag !== 'string' || !CODE.test(tag) || !isKnown(tag))
    return '"tag" has to be a code such as "de_DE" or "ar"'
  if (file !== `${tag}.json`) return `the file has to be called ${tag}.json`
  if (builtInLanguage(tag)) return `${tag} is built in`
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME || /[<>&]/.test(name)) {
    return `"name" has to be the language's name in itself, up to ${MAX_NAME} characters without < > &`
  }
  if (direction !== 'ltr' && direction !== 'rtl') return '"direction" has to be "ltr" or "rtl"'
  return isRecord(messages) ? undefined : '"messages" has to be an object of areas'
}

function tagOf(code: string): string {
  return code.replaceAll('_', '-')
}

function isKnown(code: string): boolean {
  return Intl.PluralRules.supportedLocalesOf([tagOf(code)]).length > 0
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
