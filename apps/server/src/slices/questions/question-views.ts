import type { AppContext } from '../../context.ts'
import { questionIds } from './post-ids.ts'
import { RecentViews } from './recent-views.ts'
import { addToQuestionCount } from './store.ts'

const WRITE_EVERY_MS = 1_000
/** Programs that read for an index or a preview name themselves; what they read nobody has seen. */
const READING_PROGRAM = /(?<!\bcu)bot\b|crawl|spider|slurp|preview|facebookexternalhit/i

/** Who looks: an account, or for guests an address. */
interface Onlooker {
  viewer: { id: number } | null
  ip: string
  /** The browser as it names itself, '' when it does not. */
  userAgent: string
}

/** Who looked at which question: counts readers of pages that are given out without asking the database. */
export class QuestionViews {
  #app: AppContext
  #recent: RecentViews
  #unwritten = new Map<number, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(app: AppContext) {
    this.#app = app
    this.#recent = new RecentViews(app.clock)
  }

  /** Whether it is a view to be counted: by a person who was not here a moment ago. */
  isNew(questionId: number, { viewer, ip, userAgent }: Onlooker): boolean {
    if (READING_PROGRAM.test(userAgent)) return false
    return this.#recent.note(viewer ? `user ${viewer.id}` : `address ${ip}`, questionId)
  }

  /** Counts looks at pages of questions, by public id. They are written together, a second later. */
  see(publicIds: readonly string[], onlooker: Onlooker): void {
    for (const publicId of publicIds) {
      const id = questionIds.read(publicId)
      if (id === undefined || !this.isNew(id, onlooker)) continue
      this.#unwritten.set(id, (this.#unwritten.get(id) ?? 0) + 1)
      this.#timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref()
    }
  }

  /** Writes what was counted; at the end of the process, so that nothing is lost. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const views = [...this.#unwritten]
    this.#unwritten.clear()
    try {
      for (const [id, count] of views) await addToQuestionCount(this.#app.db, id, 'view_count', count)
    } catch (error) {
      this.#app.log.error({ err: error }, 'views of questions could not be counted')
    }
  }
}

const ofSite = new WeakMap<AppContext, QuestionViews>()

/** The views of this process. */
export function questionViews(app: AppContext): QuestionViews {
  const views = ofSite.get(app) ?? new QuestionViews(app)
  ofSite.set(app, views)
  return views
}
