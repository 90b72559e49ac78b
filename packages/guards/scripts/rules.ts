/**
 * Writes `rules.gen.json`, the rules of this package as data. It calls every rule for every kind of viewer and every
 * state of an object, and turns the results into short decision lists, so that no rule is written down twice.
 *
 * `node scripts/rules.ts` writes the file; with `--check` it writes nothing and exits with 1 if the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { rulesAsData } from './rules/rules.ts'

const WIDTH = 120
const file = new URL('../rules.gen.json', import.meta.url)

/** Formats JSON with short values on one line, so that a changed rule is a changed line. */
function textOf(value: unknown, indent = ''): string {
  const whole = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')
  const line = whole.replaceAll(/\[ | \]/g, (bracket) => bracket.trim())
  if (typeof value !== 'object' || value === null || indent.length + line.length < WIDTH) return line
  const deeper = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((one) => deeper + textOf(one, deeper))
    : Object.entries(value).map(([name, one]) => `${deeper}${JSON.stringify(name)}: ${textOf(one, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`
}

const text = `${textOf(rulesAsData())}\n`
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('rules.gen.json is not what the rules say. Run `pnpm --filter @quandary/guards codegen`.')
  process.exitCode = 1
}
