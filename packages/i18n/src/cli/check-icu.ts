import { IntlMessageFormat } from 'intl-messageformat'
import { categoriesOf } from '../plural-categories.ts'

type Texts = Readonly<Record<string, string>>
type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Type of a literal text in a parsed message. */
const LITERAL = 0

/** Something in a translation that cannot be used. */
interface IcuProblem {
  key: string
  problem:
    | 'unknown_key'
    | 'no_text'
    | 'unreadable_text'
    | 'unknown_placeholder'
    | 'missing_placeholder'
    | 'missing_form'
  /** The placeholder or the form in question, or the reason why the text cannot be read. */
  detail: string
}

/** What a message asks for. */
interface Shape {
  names: Set<string>
  /** Forms of each plural, by its argument. */
  plurals: { name: string; forms: Set<string>; isOrdinal: boolean }[]
}

/** Reads a message, with what its plurals and selects contain. */
function shapeOf(elements: readonly Element[], shape: Shape = { names: new Set(), plurals: [] }): Shape {
  for (const element of elements) {
    if ('options' in element) {
      if ('pluralType' in element) {
        const forms = new Set(Object.keys(element.options))
        shape.plurals.push({ name: element.value, forms, isOrdinal: element.pluralType === 'ordinal' })
      }
      for (const { value } of Object.values(element.options)) shapeOf(value, shape)
    }
    // The # of a plural has no value, and that of a literal text is no name.
    const type: number = element.type
    if ('value' in element && type !== LITERAL) shape.names.add(element.value)
  }
  return shape
}

/** Reads a message, or returns why it cannot be read. */
function readMessage(text: string, tag: string): Shape | string {
  try {
    return shapeOf(new IntlMessageFormat(text, tag, undefined, { ignoreTag: true }).getAst())
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return error.message
  }
}

/** What is wrong with the translation of a message, besides that it cannot be read. */
function faultsOf(key: string, shape: Shape, source: Shape, tag: string): IcuProblem[] {
  const unknown = [...shape.names].filter((name) => !source.names.has(name))
  const missing = [...source.names].filter((name) => !shape.names.has(name))
  const forms = shape.plurals.flatMap(({ name, forms: given, isOrdinal }) =>
    categoriesOf(new Intl.PluralRules(tag, { type: isOrdinal ? 'ordinal' : 'cardinal' }))
      .filter((form) => !given.has(form))
      .map((form) => `${name} ${form}`),
  )
  return [
    ...unknown.map((detail) => ({ key, problem: 'unknown_placeholder' as const, detail })),
    ...missing.map((detail) => ({ key, problem: 'missing_placeholder' as const, detail })),
    ...forms.map((detail) => ({ key, problem: 'missing_form' as const, detail })),
  ]
}

/**
 * Checks a translation in the ICU format: every message can be read, asks for the arguments of its source and has the plural
 * forms of its language.
 *
 * @param given the translation
 * @param source the texts that are translated
 * @param tag BCP 47 tag of the translation's language
 */
export function checkIcuTexts(
  given: Texts,
  source: Texts,
  tag: string,
): { problems: IcuProblem[]; translated: number; all: number } {
  const keys = Object.keys(source)
  const problems = Object.keys(given).flatMap((key): IcuProblem[] => {
    const original = source[key]
    if (original === undefined) return [{ key, problem: 'unknown_key', detail: '' }]
    const text = given[key]?.trim() ?? ''
    if (text === '') return [{ key, problem: 'no_text', detail: '' }]
    const shape = readMessage(text, tag)
    const sourceShape = readMessage(original, 'en')
    if (typeof sourceShape === 'string')
      return [{ key, problem: 'unreadable_text', detail: `in the source: ${sourceShape}` }]
    if (typeof shape === 'string') return [{ key, problem: 'unreadable_text', detail: shape }]
    return faultsOf(key, shape, sourceShape, tag)
  })
  const faulty = new Set(problems.filter(({ problem }) => problem !== 'missing_form').map(({ key }) => key))
  const translated = keys.filter((key) => Object.hasOwn(given, key) && !faulty.has(key)).length
  return { problems, translated, all: keys.length }
}
