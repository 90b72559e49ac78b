import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GeneratedDump } from './import-dumps.ts'
import { writeAskbotDump, writeStackExchangeDump } from './import-dumps.ts'

/** The import of one generated dump. */
export interface ImportResult {
  format: string
  votes: number
  /** Peak resident bytes of the command. */
  peak: number
  /** Seconds of processor time. */
  processor: number
}

const QUANDARY = join(import.meta.dirname, '..', 'src', 'cli', 'main.js')
/** Milliseconds between two readings of the process's figures; the peak itself is recorded by the kernel. */
const LOOK_MS = 200

/** Imports a generated dump of each kind into an empty site and measures the memory of the command. */
export async function measureImports(votes: number): Promise<ImportResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quandary-imports-'))
  const size = { people: 2000, questions: Math.max(Math.round(votes / 200), 10), votes }
  try {
    const results: ImportResult[] = []
    for (const dump of [
      await writeStackExchangeDump(join(folder, 'stackexchange'), size),
      await writeAskbotDump(join(folder, 'askbot.sql'), size),
    ]) {
      results.push({ ...(await measureImport(dump, join(folder, `site of ${dump.format}`))), votes })
    }
    return results
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Formats the result as a line. */
export function importLine({ format, votes, peak, processor }: ImportResult): string {
  return `import of ${votes} votes from ${format}: at most ${(peak / 2 ** 20).toFixed(0)} MB, ${processor.toFixed(1)} s of processor time`
}

async function measureImport({ format, location }: GeneratedDump, dataDir: string) {
  await run(['seed', '--questions', '1', '--data-dir', dataDir])
  return { format, ...(await run(['import', format, location, '--source', format, '--data-dir', dataDir])) }
}

/** Runs a command of the server, and returns its peak memory and processor time. */
async function run(args: readonly string[]): Promise<{ peak: number; processor: number }> {
  const child = spawn(process.execPath, [QUANDARY, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_OPTIONS: process.env.NODE_OPTIONS ?? '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let last = { peak: 0, processor: 0 }
  const look = async () => {
    last = await figuresOf(child.pid ?? 0).catch(() => last)
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`quandary ${args.join(' ')} ended with ${String(code)}`)
  return last
}

async function figuresOf(pid: number): Promise<{ peak: number; processor: number }> {
  const [status, stat] = await Promise.all(['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')))
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status ?? '')?.[1]
  // The fields after the name, which is in parentheses. The kernel counts in ticks of 10 ms.
  const fields = (stat ?? '').replace(/^.*\) /s, '').split(' ')
  if (peak === undefined) throw new Error(`Process ${pid} has no memory any more`)
  return { peak: Number(peak) * 1024, processor: (Number(fields[11]) + Number(fields[12])) / 100 }
}
