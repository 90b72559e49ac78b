type Json = Readonly<Record<string, unknown>>

/** The parts of an operation that describe its fields. */
interface Operation {
  operationId: string
  tags: readonly string[]
  parameters?: readonly Json[]
  requestBody?: { content: Record<string, unknown> }
}

interface Document {
  paths: Record<string, Record<string, Operation>>
}

/**
 * The schema keywords that express a limit. `x-max-items` limits a list if the server has its own message for refusing
 * a longer one.
 */
const KEYWORDS = {
  minLength: 'min',
  minItems: 'min',
  minimum: 'min',
  maxLength: 'max',
  maxItems: 'max',
  maximum: 'max',
  'x-max-items': 'max',
} as const

/** Fields that people do not type: ids, pages and the solution of a captcha. */
const NOT_TYPED = /^(?:id|page|page_size|.*_id|captcha_.*)$/

/**
 * Writes a constant for each operation with a limited field: the minimum and maximum number of characters of a
 * text or of entries of a list, or the bounds of a number. There is one module per tag, because a bundler never splits
 * a module: with a single module, the limits of all screens would end up in one chunk.
 *
 * @returns the constants by tag of the operations
 */
export function limitsTables(document: Document): Map<string, string> {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  const byTag = Map.groupBy(operations, ({ tags }) => tags[0] ?? 'other')
  const tables = [...byTag].map(([tag, of]) => [tag, of.map((one) => table(document, one)).join('')] as const)
  return new Map(tables.filter(([, text]) => text !== ''))
}

function table(document: Document, operation: Operation): string {
  const rows = Object.entries(fieldsOf(document, operation)).flatMap(([name, schema]) => {
    if (NOT_TYPED.test(name)) return []
    const limits = limitsOf(resolve(document, schema))
    return limits === '' ? [] : `  ${name}: { ${limits} },\n`
  })
  if (rows.length === 0) return ''
  const { operationId } = operation
  return `\n/** Limits of the fields of \`${operationId}\`. */\nexport const ${operationId}Limits = {\n${rows.join('')}} as const\n`
}

function limitsOf(schema: Json): string {
  const found = Object.entries(KEYWORDS).flatMap(([keyword, side]) => {
    const limit = schema[keyword]
    return typeof limit === 'number' ? `${side}: ${grouped(limit)}` : []
  })
  return found.toSorted().toReversed().join(', ')
}

/** Formats a number as in source code: `65_535`. */
function grouped(number: number): string {
  return number < 10_000 ? String(number) : number.toLocaleString('en').replaceAll(',', '_')
}

/** Returns the schemas of an operation's fields by name: those of its query and of its body. */
function fieldsOf(document: Document, { parameters = [], requestBody }: Operation): Json {
  const queried = parameters.map((one) => resolve(document, one)).filter((one) => one['in'] === 'query')
  const bodies = Object.values(requestBody?.content ?? {}).map((content) => propertiesOf(document, schemaOf(content)))
  return Object.assign({}, ...queried.map((one) => ({ [String(one['name'])]: one['schema'] })), ...bodies)
}

function schemaOf(content: unknown): unknown {
  return isJson(content) ? content['schema'] : undefined
}

function propertiesOf(document: Document, schema: unknown): Json {
  const { properties, allOf } = resolve(document, schema)
  const parts = Array.isArray(allOf) ? allOf.map((part: unknown) => propertiesOf(document, part)) : []
  return Object.assign({}, properties, ...parts)
}

/** Follows references into the bundled document. */
function resolve(document: Document, value: unknown): Json {
  if (!isJson(value)) return {}
  const { $ref } = value
  if (typeof $ref !== 'string') return value
  const steps = $ref.replace('#/', '').split('/')
  const target = steps.reduce<unknown>((at, step) => (isJson(at) ? at[step] : undefined), document)
  return resolve(document, target)
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}
