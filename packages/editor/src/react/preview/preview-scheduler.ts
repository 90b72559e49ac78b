/** Debounce of the preview in milliseconds. */
export const PREVIEW_DELAY = 1000

/** Renders Markdown on the server. The HTML must be safe: it is inserted unchanged. */
export type RenderPreview = (markdown: string, signal: AbortSignal) => Promise<string>

/** State of the preview. The previous HTML stays while a newer one is loading. */
export interface PreviewState {
  kind: 'empty' | 'loading' | 'ready' | 'failed'
  html: string | null
}

export interface PreviewScheduler {
  /** Sets the current text. The first one is rendered at once, later ones are debounced. */
  update: (markdown: string) => void
  /** Renders the latest text at once. */
  retry: () => void
  /** Aborts the running call; `onState` is not called afterwards. */
  stop: () => void
}

/**
 * Creates the scheduler of a preview. A late response never replaces a newer one.
 *
 * @param render called with a signal that is aborted as soon as the result is no longer needed
 * @param onState called on every change
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
      // The function `render` must report the error itself; the user sees that the preview is missing.
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
