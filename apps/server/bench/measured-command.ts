import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** The figures of a finished process. */
export interface ProcessFigures {
  /** Peak resident bytes. */
  peak: number
  /** Seconds of processor time. */
  processor: number
  /** Seconds from start to end. */
  wall: number
}

/** Milliseconds between two readings of the process's figures; the peak itself is recorded by the kernel. */
const POLL_MS = 100

/**
 * Runs a command of the server in a process of its own, and measures all of that process. Only on Linux.
 * @param program file that Node runs
 */
export async function runMeasured(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<ProcessFigures> {
  const started = performance.now()
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_OPTIONS: process.env.NODE_OPTIONS ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let last = { peak: 0, processor: 0 }
  const look = async () => {
    last = await figuresOf(child.pid ?? 0).catch(() => last)
  }
  const timer = setInterval(() => void look(), POLL_MS)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`quandary ${args.join(' ')} ended with ${String(code)}`)
  return { ...last, wall: (performance.now() - started) / 1000 }
}

async function figuresOf(pid: number): Promise<Omit<ProcessFigures, 'wall'>> {
  const [status, stat] = await Promise.all(['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')))
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status ?? '')?.[1]
  // The fields after the name, which is in parentheses. The kernel counts in ticks of 10 ms.
  const fields = (stat ?? '').replace(/^.*\) /s, '').split(' ')
  if (peak === undefined) throw new Error(`Process ${pid} has no memory any more`)
  return { peak: Number(peak) * 1024, processor: (Number(fields[11]) + Number(fields[12])) / 100 }
}
