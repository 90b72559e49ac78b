import type { References } from '@quandary/markdown'
import { referencesIn, renderMarkdown } from '@quandary/markdown'

/** Link targets of a text, in a form that can be sent to a thread. */
export interface TextTargets {
  /** Address of the site, without a trailing slash. */
  siteUrl: string
  /** Paths of people by username. */
  people?: ReadonlyMap<string, string>
  /** Paths of posts by public id. */
  posts?: ReadonlyMap<string, string>
}

/** A task on a text that may take much processor time. */
export type RenderTask = { do: 'read references'; text: string } | { do: 'render'; text: string; targets: TextTargets }

/** Results by kind of task. */
export interface RenderResult {
  'read references': References
  render: string
}

/** Performs a task in the calling thread. */
export function perform<Task extends RenderTask>(task: Task): RenderResult[Task['do']]
export function perform(task: RenderTask): RenderResult[RenderTask['do']] {
  if (task.do === 'read references') return referencesIn(task.text)
  const { siteUrl, people, posts } = task.targets
  return renderMarkdown(task.text, {
    siteUrl,
    personPath: (name) => people?.get(name),
    postPath: (id) => posts?.get(id),
  })
}
