import { expect, it, vi } from 'vitest'
import { startNginxSite } from './nginx-site.ts'
import { startNginx } from './nginx.ts'
import type { ServerProcess } from './start-process.ts'
import { startServerProcess } from './start-process.ts'

vi.mock('./start-process.ts', { spy: true })
vi.mock('./nginx.ts', { spy: true })

it('a site whose nginx does not start leaves no server running', async () => {
  vi.mocked(startNginx).mockRejectedValue(new Error('no nginx here'))
  await expect(startNginxSite('sqlite3', {})).rejects.toThrow('no nginx here')
  const server = (await vi.mocked(startServerProcess).mock.results[0]?.value) as ServerProcess
  expect(() => process.kill(server.pid, 0)).toThrow('ESRCH')
})
