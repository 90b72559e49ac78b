// Checks every reference from code and documents to docs/, and every reference from documents to files and to rules in
// test files. Also compares the numbered rules of each RULES.md with the tests below its folder.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { anchorsOf, filesIn, partialFilesIn, pointersElsewhere, pointersIn } from './references/pointers.ts'
import { rulesIn, rulesTested } from './references/rules.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|md|ya?ml|css)$/.test(path) && !path.startsWith('scripts/') && existsSync(path))
const read = (path: string): string => readFileSync(path, 'utf8')

const pointers = files.flatMap((path) => [
  ...pointersElsewhere(read(path)).map((text) => `${path}: ${text} is not in the repository`),
  ...pointersIn(read(path)).flatMap(({ path: target, anchor }) => {
    if (!existsSync(target)) return [`${path}: ${target} does not exist`]
    return anchor === undefined || anchorsOf(read(target)).has(anchor) ? [] : [`${path}: ${target} has no #${anchor}`]
  }),
])

const named = files
  .filter((path) => /^(?:docs\/.*|[A-Z]+)\.md$/.test(path))
  .flatMap((path) =>
    filesIn(read(path)).flatMap((file) => {
      if (!existsSync(file.path)) return [`${path}: ${file.path} does not exist`]
      const tested = new Set(file.rules.length > 0 ? rulesTested(read(file.path)) : [])
      return file.rules.filter((rule) => !tested.has(rule)).map((rule) => `${path}: ${file.path} has no test ${rule}`)
    }),
  )

// Documents about the code name files without the first folders of the path.
const partly = files
  .filter(
    (path) =>
      /^(?:docs\/.*|[A-Z]+|(?:apps|packages)\/[\w-]+\/[A-Z]+)\.md$/.test(path) && !path.endsWith('CHANGELOG.md'),
  )
  .flatMap((path) =>
    partialFilesIn(read(path))
      .filter((end) => !existsSync(end) && !files.some((file) => file === end || file.endsWith(`/${end}`)))
      .map((end) => `${path}: no file ends with ${end}`),
  )

const rules = files
  .filter((path) => path.endsWith('/RULES.md'))
  .flatMap((path) => compareRules(path, rulesIn(read(path)), testsBelow(dirname(path))))

/** Returns the tests that a RULES.md covers: those below its folder, except below deeper folders with a RULES.md. */
function testsBelow(folder: string): string[] {
  const deeper = files
    .filter((path) => path.endsWith('/RULES.md') && dirname(path).startsWith(`${folder}/`))
    .map(dirname)
  return files.filter(
    (path) =>
      /\.(test|spec)\.tsx?$/.test(path) &&
      path.startsWith(`${folder}/`) &&
      !deeper.some((one) => path.startsWith(`${one}/`)),
  )
}

function compareRules(path: string, listed: readonly string[], tests: readonly string[]): string[] {
  const tested = new Set(tests.flatMap((test) => rulesTested(read(test))))
  const doubled = listed.filter((rule, at) => listed.indexOf(rule) !== at)
  return [
    ...listed.filter((rule) => !tested.has(rule)).map((rule) => `${path}: no test for ${rule}`),
    ...[...tested].filter((rule) => !listed.includes(rule)).map((rule) => `${path}: ${rule} is not listed`),
    ...doubled.map((rule) => `${path}: ${rule} is listed twice`),
  ]
}

const unresolved = [...pointers, ...named, ...partly]
for (const problem of [...unresolved, ...rules]) console.error(problem)
console.log(`unresolved pointers: ${unresolved.length}, rules without test or list: ${rules.length}`)
process.exitCode = unresolved.length + rules.length === 0 ? 0 : 1
