// Lists the comments that begin like a question.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { askingComments } from './checks/comments.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed
  .split('\n')
  .filter((path) => /(?<!\.gen)\.[cm]?[jt]sx?$/.test(path) && !path.startsWith('scripts/checks/') && existsSync(path))

const asking = files.flatMap((path) =>
  askingComments(readFileSync(path, 'utf8')).map(({ line, text }) => `${path}:${line}: ${text}`),
)
for (const comment of asking) console.error(`A comment names its thing or says what it does: ${comment}`)
console.log(`files ${files.length}, comments that begin like a question ${asking.length}`)
process.exitCode = asking.length === 0 ? 0 : 1
