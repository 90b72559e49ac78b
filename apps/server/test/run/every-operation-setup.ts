import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messages } from '@quandary/i18n/catalogues/en_US/server'
import type { TestProject } from 'vitest/node'
import { loadContract } from '../../src/platform/http/contract.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File in which each worker records the operations that the tests called and the refusal reasons they received. */
    callLog: string
  }
}

/**
 * After a run of the whole suite, checks that every operation was called by at least one test, and that every refusal
 * reason with a text was returned at least once. Otherwise a part of the contract is untested. Runs of selected files
 * are not checked.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'quandary-calls-'))
  const callLog = join(directory, 'calls')
  await writeFile(callLog, '')
  project.provide('callLog', callLog)
  return async () => {
    const called = new Set((await readFile(callLog, 'utf8')).split('\n'))
    await rm(directory, { recursive: true, force: true })
    const { filenamePattern, config } = project.vitest as {
      filenamePattern?: string[]
      config: { testNamePattern?: RegExp }
    }
    if ((filenamePattern ?? []).length > 0 || config.testNamePattern) return
    const missing = loadContract()
      .operations.map((operation) => operation.id)
      .filter((id) => !called.has(id))
    if (missing.length > 0) throw new Error(`No test called: ${missing.join(', ')}`)
    const unseen = unseenReasons(called)
    if (unseen.length > 0) throw new Error(`No test was refused for: ${unseen.join(', ')}`)
  }
}

/** Refusal reasons that no test can provoke, each with an explanation. */
const BEYOND_TESTS: Readonly<Record<string, string>> = {
  'error.question.already_deleted': 'the guards say it to screens; the server passes a second deletion over',
  'error.database.create_table_failed': 'needs a database that takes connections and no tables',
}

/**
 * Returns the refusal reasons that no test received, either as the reason of a response or as the message of a form
 * field.
 */
function unseenReasons(noted: ReadonlySet<string>): string[] {
  const words = [...noted].filter((line) => line.startsWith('words ')).map((line) => String(JSON.parse(line.slice(6))))
  return Object.entries(messages)
    .filter(([key]) => key.startsWith('error.') && !noted.has(key) && !(key in BEYOND_TESTS))
    .filter(([, text]) => !words.some((sentence) => patternOf(text).test(sentence)))
    .map(([key]) => key)
}

/** Returns a pattern that matches the text with any values in its placeholders. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}
