import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { vi } from 'vitest'
import { cleanEnvironment, runCommand } from '../run-command.ts'
import type { Part } from './guide.ts'

/** The server that the last command of a part starts. */
export interface Running {
  address: string
  stop(): void
}

/** Where and how the steps of the documentation are followed. */
export interface Place {
  /** An empty folder. */
  folder: string
  /** Folder of a shared installation, used instead of the part's install command; undefined to run that command. */
  installed?: string
  /** Replaces the values that readers have to fill in. */
  edit?: (file: string) => string
}

/**
 * Follows the steps of parts of a page in order: writes the files and runs the commands. The last command is a server.
 * @param port how the server receives its port
 */
export async function follow(
  parts: readonly Part[],
  { folder, installed, edit = (file) => file }: Place,
  port: 'option' | 'environment',
): Promise<Running> {
  await mkdir(folder, { recursive: true })
  // The manifest that npm writes when it installs into an empty folder.
  if (installed !== undefined) await writeFile(join(folder, 'package.json'), '{}')
  const steps = parts.flatMap((part) => part.steps)
  const last = steps.findLast((step) => 'command' in step)
  const bin = join(installed ?? folder, 'node_modules', '.bin')
  const env = {
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: [bin, process.env['PATH']].join(delimiter),
  }
  for (const step of steps) {
    if ('file' in step) await writeStep(folder, step.file, edit(step.content))
    else if (step !== last && !(installed !== undefined && step.command.startsWith('npm install')))
      await runCommand('sh', ['-c', commandIn(step.command, installed)], { cwd: folder, env })
  }
  return serve(commandIn(last?.command ?? '', installed), folder, env, port)
}

async function writeStep(folder: string, file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}

/** Removes `npx`, which finds programs only in the folder: a shared installation is on the PATH. */
const commandIn = (command: string, installed: string | undefined): string =>
  installed === undefined ? command : command.replace(/^npx /, '')

async function serve(
  command: string,
  folder: string,
  added: Record<string, string>,
  port: 'option' | 'environment',
): Promise<Running> {
  const free = String(await findFreePort())
  const whole = port === 'option' ? `${command} --port ${free}` : command
  const env = { ...cleanEnvironment(added), ...(port === 'environment' && { PORT: free }) }
  // A separate process group, so that the command's child processes are stopped with it.
  const child = spawn('sh', ['-c', whole], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)))
  const address = `http://localhost:${free}/`
  // A process ended by a signal has no exit code.
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = () => {
    if (child.pid !== undefined && !hasEnded()) process.kill(-child.pid)
  }
  const isReady = async () => {
    if (!hasEnded()) await fetch(address)
  }
  try {
    await vi.waitFor(isReady, { timeout: 60_000, interval: 200 })
    if (hasEnded()) throw new Error('It ended')
  } catch (error) {
    stop()
    throw new Error(`${whole} does not answer:\n${printed}`, { cause: error })
  }
  return { address, stop }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
