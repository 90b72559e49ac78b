import type { References } from '@quandary/markdown'
import { BoundedQueue } from '../concurrency/bounded-queue.ts'
import type { RenderTask, TextTargets } from './render-task.ts'
import { perform } from './render-task.ts'
import type { ThreadBounds } from './rendering-thread-client.ts'
import { maxWaitOf, RenderingThreadClient } from './rendering-thread-client.ts'

/** Length of a text, in characters, from which it is rendered in a thread. */
const LONG_TEXT = 2_000
const THREAD: ThreadBounds = { timeLimitMs: 4_000, idleMs: 60_000 }

/**
 * Renders the Markdown of posts, tags, profiles and settings: a long text in a thread, so that the process keeps
 * serving, a short one at once. Call it before a transaction begins: inside one, others would wait for its locks while
 * the text is rendered.
 */
export class MarkdownRenderer {
  readonly #thread: RenderingThreadClient
  readonly #previews: BoundedQueue

  /** @param bounds limits of the thread; tests may set others */
  constructor(bounds: ThreadBounds = THREAD) {
    this.#thread = new RenderingThreadClient(bounds)
    this.#previews = new BoundedQueue({ running: 1, waiting: 50, waitingForOne: 10, maxWaitMs: maxWaitOf(bounds) })
  }

  /**
   * Renders a text as safe HTML.
   * @param targets people and posts that have no path in it stay plain text
   * @throws {TooManyRequests} when too many long texts wait, or this one took too long
   */
  render(text: string, targets: TextTargets): Promise<string> {
    return this.#perform({ do: 'render', text, targets })
  }

  /**
   * Reads the people and posts that a text names and the addresses it links to, whether or not they exist.
   * @throws {TooManyRequests} as for {@link render}
   */
  referencesIn(text: string): Promise<References> {
    return this.#perform({ do: 'read references', text })
  }

  /**
   * Renders a preview. At most one long preview is rendered at a time, and persons take turns: somebody who requests
   * many previews delays another person's preview, or a post, by one preview.
   * @param personId the person who requests the preview; at most ten of a person's previews wait
   * @param render renders the text with {@link render}
   * @throws {TooManyRequests} as for {@link render}
   */
  preview(text: string, personId: number, render: () => Promise<string>): Promise<string> {
    return text.length < LONG_TEXT ? render() : this.#previews.run(render, { as: String(personId) })
  }

  /** Ends the thread, if there is one. */
  close(): Promise<void> {
    return this.#thread.close()
  }

  async #perform<Task extends RenderTask>(task: Task) {
    return task.text.length < LONG_TEXT ? perform(task) : this.#thread.run(task)
  }
}
