import type { AppContext } from '../../context.ts'
import { atPrimary } from '../../platform/db/replicas/read-scope.ts'
import { callerNetwork } from '../../platform/http/caller-network.ts'
import { defineSingleton } from '../../platform/slots/singletons.ts'
import { questionIds } from './post-ids.ts'
import { RecentViews } from './recent-views.ts'
import { addToQuestionCount } from './store.ts'

const WRITE_EVERY_MS = 1_000
/** Matches the user agents of crawlers and link previews, whose requests are not views. */
const READING_PROGRAM = /(?<!\bcu)bot\b|crawl|spider|slurp|preview|facebookexternalhit/i

/** The viewer of a page: an account, or for guests an IP address. */
interface Visitor {
  viewer: { id: number } | null
  ip: string
  /** '' if the client sends none. */
  userAgent: string
}

/** Counts views of questions, also on cached pages that are served without a database query. */
export class QuestionViews {
  #ctx: AppContext
  #recent: RecentViews
  #unwritten = new Map<number, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(ctx: AppContext) {
    this.#ctx = ctx
    this.#recent = new RecentViews(ctx.clock)
  }

  /**
   * Records a view, and returns true if it counts: the client is not a bot, and the reader did not view the question
   * recently.
   */
  isNew(questionId: number, { viewer, ip, userAgent }: Visitor): boolean {
    if (READING_PROGRAM.test(userAgent)) return false
    return this.#recent.record(viewer ? `user ${viewer.id}` : `address ${callerNetwork(ip)}`, questionId)
  }

  /** Counts views of questions, given by their public ids. Writes are batched for a second. */
  count(publicIds: readonly string[], visitor: Visitor): void {
    for (const publicId of publicIds) {
      const id = questionIds.read(publicId)
      if (id === undefined || !this.isNew(id, visitor)) continue
      this.#unwritten.set(id, (this.#unwritten.get(id) ?? 0) + 1)
      this.#timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref()
    }
  }

  /** Writes the pending counts; also called on shutdown, so that none are lost. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const views = [...this.#unwritten]
    this.#unwritten.clear()
    for (const [id, count] of views) await this.write(id, count)
  }

  /** Adds views to a question. Never rejects: if the count cannot be stored, the question is still shown. */
  async write(id: number, count: number): Promise<void> {
    const add = () => addToQuestionCount(this.#ctx.db, id, 'view_count', count)
    await atPrimary(add).catch((error: unknown) => {
      this.#ctx.storageFaults.note(error)
      this.#ctx.log.error({ err: error }, 'views of questions could not be counted')
    })
  }
}

const viewsOfSite = defineSingleton<QuestionViews>('question views')

/** Returns the view counter of this process. */
export function questionViews(ctx: AppContext): QuestionViews {
  return ctx.singletons.get(viewsOfSite, () => new QuestionViews(ctx))
}
