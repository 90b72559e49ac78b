import { spawn } from 'node:child_process'

/** The result of a command. */
export interface Finished {
  ok: boolean
  /** Everything the command printed, if the output was captured. */
  output: string
  /** Only standard error, if it was captured, which `keepErrors` does as well. */
  errors: string
  seconds: number
}

interface RunOptions {
  cwd?: string
  env?: Record<string, string>
  /** Captures the output without printing it, unless `show` is set. */
  capture?: boolean
  /** Captures the output, and prints it through this function. */
  show?: (text: string) => void
  /** Prints standard error immediately, and captures it. */
  keepErrors?: boolean
}

/** Runs a command of the workspace's own tools. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const started = performance.now()
  const captures = options.capture === true || options.show !== undefined
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      // Disables the usage statistics of the tools.
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...options.env },
      stdio: ['ignore', captures ? 'pipe' : 'inherit', captures || options.keepErrors === true ? 'pipe' : 'inherit'],
    })
    let output = ''
    let errors = ''
    const collect = (text: string): void => {
      output += text
      options.show?.(text)
    }
    // Decoded by the streams, because a character may be split over two chunks.
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text
      if (captures) collect(text)
      else process.stderr.write(text)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ ok: code === 0, output, errors, seconds: (performance.now() - started) / 1000 })
    })
  })
}
