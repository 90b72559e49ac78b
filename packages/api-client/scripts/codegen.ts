/**
 * Derives the files of this package from the contract in `openapi/`.
 *
 * - `openapi.gen.json`: the contract in one file, keys in the order they were written;
 * - `src/schema.gen.ts`: its types;
 * - `src/operations.gen.ts`: method and path of every operation, and which send a form.
 *
 * `node scripts/codegen.ts` writes them; with `--check` it writes nothing and ends with 1 when one is stale.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'

const CONTRACT = fileURLToPath(new URL('../../../openapi/openapi.yaml', import.meta.url))
const HEADER = '// Generated from openapi/ by scripts/codegen.ts; changes here are lost.\n'

interface Operation {
  operationId: string
  requestBody?: { content: Record<string, unknown> }
}

interface Contract {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

/** Reads `openapi/` into one document whose references are all internal. */
async function bundleContract(): Promise<Contract> {
  const { bundle: document, problems } = await bundle({ ref: CONTRACT, config: await createConfig({}) })
  if (problems.length > 0) throw new Error(problems.map((problem) => problem.message).join('\n'))
  return document.parsed as Contract // The document is ours and `lint:contract` has checked its form.
}

/** Examples stay in the JSON; in the types they would bury the fields. */
function withoutExamples(json: string): string {
  return JSON.stringify(JSON.parse(json, (key, value: unknown) => (key === 'example' ? undefined : value)))
}

/** Begin the paths of the contract; the table names each once. */
const BASES = ['/answer/api/v1/', '/answer/admin/api/', '/installation/']

/** A path below its base, and after it every method with its operation; `:form` marks a body that is sent as a form. */
function tableLine(rest: string, item: Record<string, Operation>): string {
  const calls = Object.entries(item).map(([method, { operationId, requestBody }]) => {
    const form = 'multipart/form-data' in (requestBody?.content ?? {}) ? ':form' : ''
    return ` ${method.toUpperCase()}${form} ${operationId}`
  })
  return `${rest}${calls.join('')}`
}

/**
 * The table travels in every bundle that uses the client, so it is a text: half the size of an object literal. A line
 * that begins with a slash is a base, every other one a path below the base before it.
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

/** What the generated types are, for whoever meets them in an editor. */
const MEANINGS = {
  paths: 'Every path of the contract, with the operations of its methods.',
  components: 'The schemas of the contract by name; `Schemas` is the short way to them.',
  operations: 'Parameters, bodies and answers of every operation by its name.',
}

function documented(types: string): string {
  return Object.entries(MEANINGS).reduce(
    (text, [name, meaning]) => text.replace(`export interface ${name} {`, `/** ${meaning} */\n$&`),
    types,
  )
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
  ])
}

const fileOf = (name: string) => new URL(`../${name}`, import.meta.url)

/** Names of the generated files that differ from what the contract says now. */
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
