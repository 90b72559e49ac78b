import { expect, it } from 'vitest'
import { withBuilds } from './changed-tasks.ts'

it('tasks come with every build they stand on, and with nothing else', () => {
  const tasks = [
    { taskId: 'site#e2e', task: 'e2e', dependencies: ['server#build', 'server#types'] },
    { taskId: 'server#types', task: 'types', dependencies: [] },
    { taskId: 'server#build', task: 'build', dependencies: ['server#transit'] },
    { taskId: 'server#transit', task: 'transit', dependencies: ['site#build'] },
    { taskId: 'site#build', task: 'build', dependencies: [] },
    { taskId: 'docs#build', task: 'build', dependencies: [] },
    { taskId: 'admin#build', task: 'build', dependencies: ['site#build'] },
    { taskId: 'admin#built', task: 'built', dependencies: [] },
    { taskId: 'admin#e2e', task: 'e2e', dependencies: ['admin#built'] },
  ]
  expect(withBuilds(new Set(['site#e2e']), tasks)).toEqual(new Set(['site#e2e', 'server#build', 'site#build']))
  expect(withBuilds(new Set(['admin#e2e']), tasks)).toEqual(new Set(['admin#e2e', 'admin#build', 'site#build']))
})
