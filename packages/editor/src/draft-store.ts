/** How long a text must rest before it is kept, in milliseconds (product spec §9). */
export const DRAFT_DELAY = 3000

/** How long a kept text is good for, in milliseconds: 7 days (product spec §9). */
export const DRAFT_LIFETIME = 7 * 24 * 60 * 60 * 1000

/** Something written that is kept on this device until it is sent. */
export interface Draft<Content> {
  /** Unix seconds of the last change that was kept. */
  savedAt: number
  content: Content
}

/** Where drafts lie: `localStorage`, or anything with these three. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Which form a {@link DraftStore} keeps, and where. */
export interface DraftStoreOptions<Content> {
  /** Entry of the storage. */
  key: string
  /** What the form begins with; keeping begins with the first change. */
  start: Content
  /**
   * True if a value is a draft of this form. What is not is never restored, and a form that holds no such value,
   * because everything was deleted from it, has no draft.
   */
  isContent: (value: unknown) => value is Content
  /** Told when a draft was kept, in unix seconds. */
  onKept?: (savedAt: number) => void
  /** Asked for at each use, because a browser may refuse it. Default: `localStorage`. */
  storage?: () => DraftStorage
  /** Milliseconds. Default {@link DRAFT_DELAY}. */
  delay?: number
  /** Milliseconds. Default {@link DRAFT_LIFETIME}. */
  lifetime?: number
}

/** Keeps what is written in a form. Content must be plain JSON. */
export interface DraftStore<Content> {
  /** The kept draft; undefined when there is none, when it is too old, or when it is not of this form. */
  read: () => Draft<Content> | undefined
  /** Tells what the form holds now. It is kept when nothing else has been told for the delay. */
  change: (content: Content) => void
  /** Keeps at once what was told last: for a page that is being left. */
  keepNow: () => void
  /** Removes the draft. What the form holds from now on is not kept until it changes. */
  end: (left: Content) => void
}

/**
 * Makes the draft store of one form. It knows no framework and no editor: tell it every change.
 *
 * A storage that refuses or is full loses nothing but the draft.
 */
export function createDraftStore<Content>(options: DraftStoreOptions<Content>): DraftStore<Content> {
  const { key, isContent, delay = DRAFT_DELAY, lifetime = DRAFT_LIFETIME } = options
  const entry = entryOf(key, options.storage ?? (() => localStorage))
  let latest = options.start
  let kept = options.start
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepNow = () => {
    clearTimeout(timer)
    if (isSame(latest, kept)) return
    kept = latest
    const savedAt = Math.floor(Date.now() / 1000)
    if (!isContent(latest)) entry.remove()
    else if (entry.write({ savedAt, content: latest })) options.onKept?.(savedAt)
  }
  return {
    read: () => {
      const found = draftIn(entry.read(), isContent)
      if (found === undefined) return undefined
      if (Date.now() - found.savedAt * 1000 > lifetime) {
        entry.remove()
        return undefined
      }
      latest = found.content
      kept = found.content
      return found
    },
    change: (content) => {
      if (isSame(content, latest)) return
      latest = content
      clearTimeout(timer)
      timer = setTimeout(keepNow, delay)
    },
    keepNow,
    end: (left) => {
      clearTimeout(timer)
      latest = left
      kept = left
      entry.remove()
    },
  }
}

function entryOf(key: string, storage: () => DraftStorage) {
  const attempt = <T>(act: (store: DraftStorage) => T): T | undefined => {
    try {
      return act(storage())
    } catch {
      // Refused or full: then there is no draft, and nothing else is lost.
      return undefined
    }
  }
  return {
    read: (): unknown => attempt((store) => JSON.parse(store.getItem(key) ?? 'null')),
    write: (draft: Draft<unknown>) =>
      attempt((store) => store.setItem(key, JSON.stringify(draft)) === undefined) ?? false,
    remove: () => attempt((store) => store.removeItem(key)),
  }
}

function draftIn<Content>(entry: unknown, isContent: (value: unknown) => value is Content): Draft<Content> | undefined {
  if (!isRecord(entry)) return undefined
  const { savedAt, content } = entry
  return typeof savedAt === 'number' && isContent(content) ? { savedAt, content } : undefined
}

/** True if two JSON values are the same. Asked at every key press, so long texts are not written out for it. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one).filter((key) => one[key] !== undefined)
  const others = Object.keys(other).filter((key) => other[key] !== undefined)
  return keys.length === others.length && keys.every((key) => isSame(one[key], other[key]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
