import { categoriesOf, FORMS, samples, type Form } from './plural-categories.ts'

/** Texts by area and key. */
export type AreaTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Faults of a message or of a whole file of texts. */
export const CATALOGUE_PROBLEMS = [
  'unreadable_file',
  'unknown_area',
  'unknown_key',
  'no_text',
  'unknown_placeholder',
  'missing_placeholder',
  'markup',
  'unknown_form',
  'missing_form',
] as const

/** A fault in a translation, because of which a part of it cannot be used. */
export interface CatalogueProblem {
  /** `<area>.<key>`; `<area>` if a whole area is concerned, and '' if the whole file is. */
  key: string
  problem: (typeof CATALOGUE_PROBLEMS)[number]
  /** The placeholder, form or markup in question, or the reason why the file cannot be used; '' if there is neither. */
  detail: string
}

/** Outcome of {@link checkMessages}. */
export interface CheckedMessages {
  /** All texts; where the translation has no usable text, the source text. */
  areas: Record<string, Record<string, string>>
  problems: CatalogueProblem[]
  /** Number of translated texts, out of `all`. The plural forms of a text count as one. */
  translated: number
  all: number
}

/**
 * Checks a translation against the texts it translates, and fills its gaps with them.
 *
 * @param given texts by area and key, as a translator wrote them
 * @param english the texts that are translated, with the plural forms of English
 * @param tag BCP 47 tag, for the plural forms of the language
 */
export function checkMessages(
  given: Readonly<Record<string, unknown>>,
  english: AreaTexts,
  tag: string,
): CheckedMessages {
  const rules = new Intl.PluralRules(tag)
  const checked: CheckedMessages = { areas: {}, problems: [], translated: 0, all: 0 }
  for (const area of Object.keys(given)) {
    if (!Object.hasOwn(english, area)) checked.problems.push({ key: area, problem: 'unknown_area', detail: '' })
  }
  for (const [area, texts] of Object.entries(english)) {
    const own = Object.hasOwn(given, area) ? given[area] : {}
    if (!isRecord(own)) checked.problems.push({ key: area, problem: 'no_text', detail: '' })
    checkArea(checked, { area, texts, own: isRecord(own) ? own : {}, rules })
  }
  return checked
}

interface Area {
  area: string
  texts: Readonly<Record<string, string>>
  own: Readonly<Record<string, unknown>>
  rules: Intl.PluralRules
}

function checkArea(checked: CheckedMessages, { area, texts, own, rules }: Area): void {
  const complete: Record<string, string> = {}
  const used = new Set<string>()
  const report = (key: string, problem: CatalogueProblem['problem'], detail = '') =>
    void checked.problems.push({ key: `${area}.${key}`, problem, detail })
  const read = (key: string, original: string, mayOmit: number): string | undefined => {
    used.add(key)
    if (!Object.hasOwn(own, key)) return undefined
    const fault = faultOf(own[key], original, mayOmit)
    if (!fault) return String(own[key])
    report(key, fault.problem, fault.detail)
    return undefined
  }
  const plurals = pluralNames(texts)
  for (const name of plurals) {
    const forms = readForms(name, texts, rules, read)
    const isTranslated = forms['other'] !== undefined
    checked.all += 1
    if (isTranslated) checked.translated += 1
    for (const form of isTranslated ? categoriesOf(rules) : [])
      if (forms[form] === undefined && !(`${name}_${form}` in own)) report(`${name}_${form}`, 'missing_form', form)
    Object.assign(complete, isTranslated ? completeForms(name, forms, rules) : englishForms(name, texts, rules))
  }
  for (const [key, original] of Object.entries(texts)) {
    if (plurals.has(pluralNameOf(key) ?? '')) continue
    const text = read(key, original, 0)
    checked.all += 1
    if (text !== undefined) checked.translated += 1
    complete[key] = text ?? original
  }
  for (const key of Object.keys(own)) {
    if (used.has(key)) continue
    const isForm = plurals.has(pluralNameOf(key) ?? '')
    report(key, isForm ? 'unknown_form' : 'unknown_key', isForm ? categoriesOf(rules).join(', ') : '')
  }
  checked.areas[area] = complete
}

type Forms = Partial<Record<Form, string>>

/** Reads the plural forms of the language, and the form for none (`_zero`) if the English text has it. */
function readForms(
  name: string,
  texts: Area['texts'],
  rules: Intl.PluralRules,
  read: (key: string, original: string, mayOmit: number) => string | undefined,
): Forms {
  const forms: Forms = {}
  const original = texts[`${name}_other`] ?? ''
  const allowed = new Set<Form>([...categoriesOf(rules), 'other'])
  if (texts[`${name}_zero`] !== undefined) allowed.add('zero')
  for (const form of FORMS) {
    if (!allowed.has(form)) continue
    // A form for a single number may write that number as a word: “two answers”.
    const text = read(`${name}_${form}`, original, form === 'zero' || form === 'one' || form === 'two' ? 1 : 0)
    if (text !== undefined) forms[form] = text
  }
  return forms
}

function completeForms(name: string, forms: Forms, rules: Intl.PluralRules): Record<string, string> {
  const complete: Record<string, string> = {}
  for (const form of FORMS) {
    const text = forms[form] ?? (categoriesOf(rules).includes(form) ? forms.other : undefined)
    if (text !== undefined) complete[`${name}_${form}`] = text
  }
  return complete
}

/**
 * Returns an English text for each plural category of the language. A category that contains only the number 1 gets the
 * singular, so that an untranslated text reads `1 answer`.
 */
function englishForms(name: string, texts: Area['texts'], rules: Intl.PluralRules): Record<string, string> {
  const complete: Record<string, string> = {}
  const zero = texts[`${name}_zero`]
  const other = texts[`${name}_other`] ?? ''
  for (const form of categoriesOf(rules)) {
    const isOneAlone =
      samples()
        .filter((count) => rules.select(count) === form)
        .join() === '1'
    complete[`${name}_${form}`] = isOneAlone ? (texts[`${name}_one`] ?? other) : other
  }
  return zero === undefined ? complete : { ...complete, [`${name}_zero`]: zero }
}

function pluralNames(texts: Area['texts']): Set<string> {
  return new Set(Object.keys(texts).flatMap((key) => (key.endsWith('_other') ? [key.slice(0, -'_other'.length)] : [])))
}

function pluralNameOf(key: string): string | undefined {
  return /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @param mayOmit number of placeholders that may be left out */
function faultOf(
  text: unknown,
  original: string,
  mayOmit: number,
): Pick<CatalogueProblem, 'problem' | 'detail'> | undefined {
  if (typeof text !== 'string' || text.trim() === '') return { problem: 'no_text', detail: '' }
  const expected = placeholdersIn(original)
  const found = placeholdersIn(text)
  const unknown = found.find((name) => !expected.includes(name))
  if (unknown !== undefined) return { problem: 'unknown_placeholder', detail: unknown }
  const missing = expected.filter((name) => !found.includes(name))
  if (missing.length > mayOmit) return { problem: 'missing_placeholder', detail: missing.join(' ') }
  const markup = markupIn(text).find((tag) => !markupIn(original).includes(tag))
  return markup === undefined ? undefined : { problem: 'markup', detail: markup }
}

function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\{.*?\}\}|\$t\([^)]*\)/g))]
}

function markupIn(text: string): string[] {
  return text.match(/<[a-z/!?][^>]*>?|&#?\w+;/gi) ?? []
}
