import { spawn } from 'node:child_process'

/** What a finished command left behind. */
export interface Finished {
  ok: boolean
  /** Everything it printed, when it was captured. */
  output: string
  seconds: number
}

/**
 * Runs a command of the workspace's own tools.
 * @param options.capture keeps the output instead of showing it
 */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; capture?: boolean } = {},
): Promise<Finished> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      // Nothing here tells anybody outside that it ran.
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...options.env },
      stdio: ['ignore', options.capture === true ? 'pipe' : 'inherit', options.capture === true ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ ok: code === 0, output, seconds: (performance.now() - started) / 1000 })
    })
  })
}
