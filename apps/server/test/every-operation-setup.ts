import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messages } from '@quandary/i18n/catalogues/en_US/server'
import type { TestProject } from 'vitest/node'
import { loadContract } from '../src/platform/http/contract.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File in which each worker notes the operations that answered. */
    callLog: string
  }
}

/**
 * An operation that no test calls is a promise nobody checks. After a run of the whole suite, every operation that has
 * a handler must have answered a test at least once, and every reason of a refusal that has words must have been given to
 * one; a run of chosen files is not judged.
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
    const unseen = Object.keys(messages).filter((key) => key.startsWith('error.') && !called.has(key))
    if (unseen.length > 0) throw new Error(`No test was refused for: ${unseen.join(', ')}`)
  }
}
