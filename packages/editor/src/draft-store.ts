/** Milliseconds without changes before content is stored. */
export const DRAFT_DELAY = 3000

/** Lifetime of a stored draft in milliseconds: 7 days. */
export const DRAFT_LIFETIME = 7 * 24 * 60 * 60 * 1000

/** Unsent content stored on this device. */
export interface Draft<Content> {
  /** Time at which the content was stored, in unix seconds. */
  savedAt: number
  content: Content
}

/** Storage of drafts: `localStorage`, or anything with these three methods. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Options of a {@link DraftStore}. */
export interface DraftStoreOptions<Content> {
  /** Storage key. */
  key: string
  /** Initial content of the form; only changes from it are stored. */
  start: Content
  /**
   * True if a value is content of this form. Other values are never restored. Content that fails this check, such as
   * that of an emptied form, removes the stored draft.
   */
  isContent: (value: unknown) => value is Content
  /** Called when a draft was stored, with the time in unix seconds. */
  onSaved?: (savedAt: number) => void
  /** Returns the storage. It is called on each use, because a browser may refuse access. Default: `localStorage`. */
  storage?: () => DraftStorage
  /** Milliseconds without changes before content is stored. Default {@link DRAFT_DELAY}. */
  delay?: number
  /** Lifetime of a stored draft in milliseconds. Default {@link DRAFT_LIFETIME}. */
  lifetime?: number
}

/** Stores drafts of a form. Content must be plain JSON. */
export interface DraftStore<Content> {
  /** Returns the stored draft; undefined if there is none, it has expired, or it is not a draft of this form. */
  read: () => Draft<Content> | undefined
  /** Updates the content. It is stored once the delay has passed without another change. */
  change: (content: Content) => void
  /** Stores the latest content at once, for a page that is about to be left. */
  saveNow: () => void
  /** Removes the draft. `left`, the content that is now in the form, is not stored until it changes. */
  end: (left: Content) => void
}

/**
 * Creates the draft store of a form. It depends on no framework or editor: call `change` on every change.
 *
 * If the storage is full or refuses access, only the draft is lost.
 */
export function createDraftStore<Content>(options: DraftStoreOptions<Content>): DraftStore<Content> {
  const { key, isContent, delay = DRAFT_DELAY, lifetime = DRAFT_LIFETIME } = options
  const entry = entryOf(key, options.storage ?? (() => localStorage))
  let latest = options.start
  let kept = options.start
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveNow = () => {
    clearTimeout(timer)
    if (isSame(latest, kept)) return
    kept = latest
    const savedAt = Math.floor(Date.now() / 1000)
    if (!isContent(latest)) entry.remove()
    else if (entry.write({ savedAt, content: latest })) options.onSaved?.(savedAt)
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
      timer = setTimeout(saveNow, delay)
    },
    saveNow,
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
      // Storage is full or refuses access: only the draft is lost.
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

/** Returns true if two JSON values are equal. Called on every key press, so it does not serialise long texts. */
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
