/**
 * Generates the files of this package from the contract in `openapi/`.
 *
 * - `openapi.gen.json`: the contract in one file, keys in the order they were written;
 * - `src/schema.gen.ts`: its types;
 * - `src/operations.gen.ts`: method and path of every operation, and which ones send a form;
 * - `src/calls.gen.ts`: every operation as a function of its own;
 * - `src/captcha-actions.gen.ts`: for each operation that may ask for a captcha, the action that it counts as;
 * - `src/limits.gen.ts` and `src/limits/`: the limits of the fields of each operation, by tag;
 * - `src/contract-version.gen.ts`, here and in guards: the version of the contract that the package was made for.
 *
 * `node scripts/codegen.ts` writes them; with `--check` it writes nothing and exits with 1 if one is stale.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { limitsTables } from './field-limits.ts'

const CONTRACT = fileURLToPath(new URL('../../../openapi/openapi.yaml', import.meta.url))
const HEADER = '// Generated from openapi/ by scripts/codegen.ts; changes here are lost.\n'

interface Operation {
  operationId: string
  summary: string
  tags: readonly string[]
  requestBody?: { content: Record<string, unknown> }
  'x-captcha'?: string
}

interface Contract {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

/** Bundles `openapi/` into one document with internal references only. */
async function bundleContract(): Promise<Contract> {
  const { bundle: document, problems } = await bundle({ ref: CONTRACT, config: await createConfig({}) })
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'))
  return document.parsed as Contract // The document is ours, and `lint:contract` has checked its shape.
}

/** Removes the examples from the types, where they would make the fields hard to find. The JSON keeps them. */
function withoutExamples(json: string): string {
  return JSON.stringify(JSON.parse(json, (key, value: unknown) => (key === 'example' ? undefined : value)))
}

/** Base paths of the contract; the table names each once. */
const BASES = ['/answer/api/v1/', '/answer/admin/api/', '/installation/']

/**
 * Formats one line of the table: a path below its base, then every method with its operation. `:form` marks a body sent
 * as a form.
 */
function tableLine(rest: string, item: Record<string, Operation>): string {
  const calls = Object.entries(item).map(([method, { operationId, requestBody }]) => {
    const form = 'multipart/form-data' in (requestBody?.content ?? {}) ? ':form' : ''
    return ` ${method.toUpperCase()}${form} ${operationId}`
  })
  return `${rest}${calls.join('')}`
}

/**
 * Generates the table of operations. It is a text, because every bundle that uses the client contains it, and a text
 * has half the size of an object literal. A line that begins with a slash is a base path; every other line is a path
 * relative to the last base path.
 */
function operationsSource({ paths }: Contract): string {
  const homeless = Object.keys(paths).filter((path) => !BASES.some((base) => path.startsWith(base)))
  if (homeless.length > 0) throw new Error(`BASES has no beginning of ${homeless.join(', ')}`)
  const lines = BASES.flatMap((base) => {
    const below = Object.entries(paths).filter(([path]) => path.startsWith(base))
    return [base, ...below.map(([path, item]) => tableLine(path.slice(base.length), item))]
  })
  const table = `/** Method and path of every operation of the contract. */\nexport const operationTable = \`${lines.join('\n')}\`\n`
  const gets = Object.values(paths).flatMap(({ get }) => (get === undefined ? [] : `\n  | '${get.operationId}'`))
  const names = `/** The operations whose method is GET. */\nexport type GetOperationId =${gets.join('')}\n`
  return [HEADER, table, names].join('\n')
}

/** Generates every operation as a separate function, so that a bundle contains only those that are imported. */
function callsSource({ paths }: Contract): string {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, summary, requestBody }]) => {
      const form = 'multipart/form-data' in (requestBody?.content ?? {}) ? `, 'form'` : ''
      const made = `/* @__PURE__ */ callOf('${method.toUpperCase()}', '${path}'${form})`
      return `/** ${summary}. */\nexport const ${operationId}: OperationCall<'${operationId}'> = ${made}\n`
    }),
  )
  return `${HEADER}import { callOf, type OperationCall } from './operation-call.ts'

export { createCaller } from './caller.ts'
export type { Caller } from './caller.ts'
export type { OperationCall } from './operation-call.ts'

${calls.join('\n')}`
}

/** Generates the table of `x-captcha`. It contains only operations that name an action. */
function captchaActionsSource({ paths }: Contract): string {
  const rows = operationsOf(paths).flatMap(({ operationId, 'x-captcha': action }) =>
    action === undefined ? [] : `  ${operationId}: '${action}',\n`,
  )
  const table = '/** The operations that may ask for a captcha, and the action that each counts as. */'
  return `${HEADER}import type { OperationId, OperationQuery } from './operations.ts'

/** An action that may ask for a captcha. */
export type CaptchaAction = OperationQuery<'getCaptcha'>['action']

${table}
export const captchaActions: Readonly<Partial<Record<OperationId, CaptchaAction>>> = {
${rows.join('')}}
`
}

function operationsOf(paths: Contract['paths']): Operation[] {
  return Object.values(paths).flatMap((item) => Object.values(item))
}

function limitsSources(contract: Contract): [file: string, content: string][] {
  const files = [...limitsTables(contract)].map(
    ([tag, text]) => [`src/limits/${tag}.gen.ts`, `${HEADER}${text}`] as const,
  )
  const exports = files.map(([file]) => `export * from './${file.replace('src/', '')}'\n`).toSorted()
  return [
    ['src/limits.gen.ts', `${HEADER}\n${exports.join('')}`],
    ...files.map(([file, text]): [string, string] => [file, text]),
  ]
}

/** Doc comments of the generated types. */
const MEANINGS = {
  paths: 'Every path of the contract, with the operations of its methods.',
  components: 'The schemas of the contract by name; `Schemas` is the short way to them.',
  operations: 'Parameters, bodies and responses of every operation by its name.',
}

function documented(types: string): string {
  return Object.entries(MEANINGS).reduce(
    (text, [name, meaning]) => text.replace(`export interface ${name} {`, `/** ${meaning} */\n$&`),
    types,
  )
}

function contractVersionSource({ info }: Contract): string {
  const meaning =
    '/** Version of the contract that this package was made for; it fits sites whose contract is compatible. */'
  return `${HEADER}\n${meaning}\nexport const CONTRACT_VERSION = '${info.version}'\n`
}

/**
 * Generates all files in memory.
 *
 * @returns contents by path relative to the package
 */
export async function generate(): Promise<Map<string, string>> {
  const contract = await bundleContract()
  const json = `${JSON.stringify(contract, null, 2)}\n`
  const types = documented(astToString(await openapiTS(withoutExamples(json))))
  return new Map([
    ['openapi.gen.json', json],
    ['src/schema.gen.ts', `${HEADER}\n${types}`],
    ['src/operations.gen.ts', operationsSource(contract)],
    ['src/calls.gen.ts', callsSource(contract)],
    ['src/captcha-actions.gen.ts', captchaActionsSource(contract)],
    ...limitsSources(contract),
    ['src/contract-version.gen.ts', contractVersionSource(contract)],
    ['../guards/src/contract-version.gen.ts', contractVersionSource(contract)],
  ])
}

const fileOf = (name: string) => new URL(`../${name}`, import.meta.url)

/** Returns the names of generated files that differ from the contract. */
export async function staleFiles(): Promise<string[]> {
  const files = [...(await generate())]
  const present = await Promise.all(files.map(([name]) => readFile(fileOf(name), 'utf8').catch(() => '')))
  return files.filter(([, content], index) => present[index] !== content).map(([name]) => name)
}

async function main(check: boolean): Promise<void> {
  if (!check) {
    for (const [name, content] of await generate()) await writeFile(fileOf(name), content)
    return
  }
  const stale = await staleFiles()
  if (stale.length === 0) return
  console.error(`Not what openapi/ says: ${stale.join(', ')}. Run \`pnpm --filter @quandary/api-client codegen\`.`)
  process.exitCode = 1
}

if (import.meta.main) await main(process.argv.includes('--check'))
