import { IntlMessageFormat } from 'intl-messageformat'
import { FORMS, type Form, samples } from '../plural-categories.ts'

type Texts = Readonly<Record<string, string>>
type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** The way a message uses an argument. */
type Use = 'text' | 'number' | 'date' | 'choice'

/**
 * The way an argument is used, by the type number of its element in a parsed message. A literal text and the # of a
 * plural are not arguments.
 */
const USES: Readonly<Record<number, Use>> = {
  1: 'text',
  2: 'number',
  3: 'date',
  4: 'date',
  5: 'choice',
  6: 'number',
}

/** A fault in a translated message, because of which the message cannot be used. */
interface IcuProblem {
  key: string
  problem:
    | 'unknown_key'
    | 'no_text'
    | 'unreadable_text'
    | 'unknown_placeholder'
    | 'missing_placeholder'
    | 'other_use'
    | 'unknown_choice'
    | 'missing_form'
  /**
   * The placeholder, the choice or the form in question, or the reason why the text cannot be read; '' if there is
   * neither.
   */
  detail: string
}

/** A plural with its forms, including forms for exact numbers such as `=1`. */
interface Plural {
  name: string
  forms: Set<string>
  offset: number
  isOrdinal: boolean
}

/** The arguments and elements of a message. */
interface Shape {
  /** The uses of each argument. */
  uses: Map<string, Set<Use>>
  /** The options of each select, by its argument. */
  choices: Map<string, Set<string>>
  plurals: Plural[]
}

const emptyShape = (): Shape => ({ uses: new Map(), choices: new Map(), plurals: [] })

function addTo<Item>(sets: Map<string, Set<Item>>, name: string, items: readonly Item[]): void {
  sets.set(name, new Set([...(sets.get(name) ?? []), ...items]))
}

/** Collects the arguments and elements of a message, including those inside its plurals and selects. */
function shapeOf(elements: readonly Element[], shape: Shape = emptyShape()): Shape {
  for (const element of elements) {
    const use = USES[element.type]
    if ('value' in element && use !== undefined) addTo(shape.uses, element.value, [use])
    if (!('options' in element)) continue
    const forms = Object.keys(element.options)
    if ('pluralType' in element) {
      const { value: name, offset, pluralType } = element
      shape.plurals.push({ name, forms: new Set(forms), offset, isOrdinal: pluralType === 'ordinal' })
    } else addTo(shape.choices, element.value, forms)
    for (const { value } of Object.values(element.options)) shapeOf(value, shape)
  }
  return shape
}

/** Returns the plural forms that are missing: the ones needed by a number without an exact form such as `=1`. */
function missingForms({ forms, offset, isOrdinal }: Plural, tag: string): Form[] {
  const rules = new Intl.PluralRules(tag, { type: isOrdinal ? 'ordinal' : 'cardinal' })
  const numbers = samples().filter((number) => !forms.has(`=${number}`))
  const needed = new Set<string>(numbers.map((number) => rules.select(number - offset)))
  return FORMS.filter((form) => needed.has(form) && !forms.has(form))
}

/**
 * True if a value that fits the source text also fits this use of an argument. A number also fits where an argument is
 * inserted as text.
 */
function isSuited(use: Use, source: ReadonlySet<Use>): boolean {
  return source.has(use) || (use === 'text' && source.has('number'))
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

/** Returns the faults of a translation that could be parsed. */
function faultsOf(key: string, shape: Shape, source: Shape, tag: string): IcuProblem[] {
  const named = (problem: IcuProblem['problem'], details: Iterable<string>): IcuProblem[] =>
    Array.from(details, (detail) => ({ key, problem, detail }))
  const names = [...shape.uses.keys()]
  const others = [...shape.uses].flatMap(([name, uses]) => {
    const given = source.uses.get(name)
    return given === undefined ? [] : [...uses].filter((use) => !isSuited(use, given)).map((use) => `${name} ${use}`)
  })
  const choices = [...shape.choices].flatMap(([name, options]) => {
    const given = source.choices.get(name)
    return given === undefined ? [] : [...options].filter((one) => !given.has(one)).map((one) => `${name} ${one}`)
  })
  const forms = shape.plurals.flatMap((plural) => missingForms(plural, tag).map((form) => `${plural.name} ${form}`))
  return [
    ...named(
      'unknown_placeholder',
      names.filter((name) => !source.uses.has(name)),
    ),
    ...named(
      'missing_placeholder',
      [...source.uses.keys()].filter((name) => !shape.uses.has(name)),
    ),
    ...named('other_use', others),
    ...named('unknown_choice', choices),
    ...named('missing_form', forms),
  ]
}

/**
 * Checks a translation in the ICU format: every message can be parsed, uses the same arguments as its source in the
 * same way, and has the plural forms of its language.
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
    const original = Object.hasOwn(source, key) ? source[key] : undefined
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
