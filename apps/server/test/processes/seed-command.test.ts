import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, '../../src/cli/main.js')

const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Runs a command and returns its exit code and output. */
function quandary(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ADMIN_PASSWORD: 'admin-password' }
    execFile(process.execPath, [MAIN, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}

describe('quandary seed', () => {
  it(
    'SD14 installs a site where there is none, seeds it once, and the check finds no drift',
    { timeout: 120_000 },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'quandary-seed-'))
      folders.push(folder)
      const seed = () => quandary('seed', '--questions', '30', '--data-dir', folder)
      const first = await seed()
      expect(first.output).toMatch(/Administrator: admin@example\.com/)
      expect(first.output).toMatch(/Questions: 100 % of 30 questions\n[^]*Stored 30 questions of 12 people/)
      expect(first.code).toBe(0)
      expect(await quandary('check', '--data-dir', folder)).toMatchObject({ code: 0 })
      const second = await seed()
      expect(second.code).toBe(1)
      expect(second.output.trim()).toBe('This site was seeded already (--questions 30 --random-seed 1).')
    },
  )

  it('SD15 refuses invalid numbers, and prints its usage', { timeout: 60_000 }, async () => {
    for (const args of [
      [],
      ['--questions', '0'],
      ['--questions', '1.5'],
      ['--questions', '5', '--random-seed', '-1'],
    ]) {
      const { code, output } = await quandary('seed', ...args)
      expect([args, code]).toEqual([args, 2])
      expect(output).toContain('quandary seed --questions <number>')
    }
  })
})
