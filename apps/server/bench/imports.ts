import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GeneratedDump } from './import-dumps.ts'
import { writeAskbotDump, writeStackExchangeDump } from './import-dumps.ts'
import { runMeasured } from './measured-command.ts'

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
  await runMeasured(QUANDARY, ['seed', '--questions', '1', '--data-dir', dataDir])
  const args = ['import', format, location, '--source', format, '--data-dir', dataDir]
  const { peak, processor } = await runMeasured(QUANDARY, args)
  return { format, peak, processor }
}
