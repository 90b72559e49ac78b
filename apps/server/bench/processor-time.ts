import { readdir, readFile } from 'node:fs/promises'

/** The kernel counts in ticks of 10 ms. */
const TICK_MS = 10

/** Reads the processor time of all threads from /proc, in milliseconds; NaN outside of Linux. */
export async function processorTimeOf(pid: number): Promise<number> {
  const { own } = await timesOf(pid)
  return own
}

/**
 * Reads the processor time of a process and of all its direct children, also of those that have ended, in milliseconds.
 * PostgreSQL is such a process with a child per connection.
 */
export async function processorTimeWithChildren(pid: number): Promise<number> {
  const names = await readdir('/proc').catch(() => [])
  const all = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map((name) => timesOf(Number(name))))
  const running = all.filter(({ parent }) => parent === pid).reduce((sum, { own }) => sum + own, 0)
  const { own, ended } = await timesOf(pid)
  return own + ended + running
}

/** Reads the parent of a process, and the processor times of it and of its ended children, in milliseconds. */
async function timesOf(pid: number): Promise<{ parent: number; own: number; ended: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Skips the process name, which may contain any character: proc(5), fields 4 and 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = (field: number): number => Number(fields[field - 3] ?? Number.NaN) * TICK_MS
  return { parent: Number(fields[1]), own: ticks(14) + ticks(15), ended: ticks(16) + ticks(17) }
}

const NANOSECONDS = 1e6

/** Reads the processor time of the running threads from /proc, in milliseconds; 0 outside of Linux. */
export async function busyTimeOf(pid: number): Promise<number> {
  const { busy } = await scheduledTimesOf(pid)
  return busy
}

/**
 * Reads for how long the running threads could have run but had no processor, because others used all of them, in
 * milliseconds; 0 outside of Linux.
 */
export async function deprivedTimeOf(pid: number): Promise<number> {
  const { deprived } = await scheduledTimesOf(pid)
  return deprived
}

async function scheduledTimesOf(pid: number): Promise<{ busy: number; deprived: number }> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const times = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0 0')),
  )
  const sum = (field: number): number =>
    times.reduce((total, text) => total + Number(text.split(' ')[field] ?? 0), 0) / NANOSECONDS
  return { busy: sum(0), deprived: sum(1) }
}
