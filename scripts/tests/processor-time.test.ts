import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { processOf, ProcessorClock, ticksBelow } from './processor-time.ts'

describe('processor time', () => {
  it('is read from a line of /proc whose program has a name with spaces and parentheses', () => {
    const stat = '4711 (tmux: (server) 1) S 17 4711 4711 0 -1 4194560 1 2 3 4 50 6 700 8 20 0 1 0'
    expect(processOf(stat)).toEqual({ parent: 17, own: 56, ended: 708 })
  })

  it('is that of living descendants and of the ended ones that somebody waited for', () => {
    const processes = new Map([
      [1, { parent: 0, own: 10_000, ended: 10_000 }],
      [2, { parent: 1, own: 1000, ended: 1 }],
      [3, { parent: 2, own: 2, ended: 4 }],
      [4, { parent: 3, own: 8, ended: 16 }],
      [5, { parent: 1, own: 10_000, ended: 0 }],
    ])
    expect(ticksBelow(2, processes)).toBe(1 + 2 + 4 + 8 + 16)
  })

  it.runIf(process.platform === 'linux')(
    'counts a process that nobody waits for, where there is /proc',
    async () => {
      const clock = new ProcessorClock()
      // Kills the whole process group at once, so that the shell cannot wait for the loop. The processes of a browser
      // end in the same way.
      const shell = spawn('sh', ['-c', 'while :; do :; done & wait'], { detached: true })
      const killLoop = () => shell.exitCode ?? shell.signalCode ?? process.kill(-(shell.pid ?? 0), 'SIGKILL')
      onTestFinished(() => void killLoop())
      await vi.waitFor(() => expect(clock.seconds()).toBeGreaterThan(1), { timeout: 60_000 })
      killLoop()
      await once(shell, 'close')
      expect(clock.stop()).toBeGreaterThan(1)
    },
    60_000,
  )
})
