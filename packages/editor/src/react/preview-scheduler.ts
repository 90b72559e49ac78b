/** How long the text must rest before it is rendered again: 1 s (product spec §9). */
export const PREVIEW_DELAY = 1000

/** Renders Markdown on the server. The HTML must be safe: it is put into the page as it is. */
export type RenderPreview = (markdown: string, signal: AbortSignal) => Promise<string>

/** What the preview shows. While something newer is on its way the older HTML stays. */
export interface PreviewState {
  kind: 'empty' | 'loading' | 'ready' | 'failed'
  html: string | null
}

export interface PreviewScheduler {
  /** The text as it is now. The first is rendered at once, later ones when they have rested. */
  update: (markdown: string) => void
  /** Renders the latest text at once. */
  retry: () => void
  /** Ends what is under way; nothing is told afterwards. */
  stop: () => void
}

/**
 * Decides when a preview is rendered, and that a late answer never replaces a newer one.
 *
 * @param render gets a signal that is aborted as soon as its answer is no longer wanted
 * @param onState told every change
 * @param delay milliseconds
 */
export function createPreviewScheduler(
  render: RenderPreview,
  onState: (state: PreviewState) => void,
  delay: number = PREVIEW_DELAY,
): PreviewScheduler {
  let latest: string | null = null
  let html: string | null = null
  let running: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    running?.abort()
    running = null
  }
  const run = async (markdown: string) => {
    end()
    if (markdown.trim() === '') {
      html = null
      return onState({ kind: 'empty', html })
    }
    const own = new AbortController()
    running = own
    onState({ kind: 'loading', html })
    try {
      const rendered = await render(markdown, own.signal)
      if (own.signal.aborted) return
      html = rendered
      onState({ kind: 'ready', html })
    } catch {
      // What went wrong is the renderer's to report; the reader is told that the preview is missing.
      if (!own.signal.aborted) onState({ kind: 'failed', html })
    }
  }
  return {
    update: (markdown) => {
      if (markdown === latest) return
      const first = latest === null
      latest = markdown
      clearTimeout(timer)
      if (first) void run(markdown)
      else timer = setTimeout(() => void run(markdown), delay)
    },
    retry: () => void run(latest ?? ''),
    stop: end,
  }
}
