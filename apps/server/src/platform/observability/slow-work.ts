import type { Log } from '../log/log.ts'
import type { StatementListeners } from '../db/statement-listeners.ts'

/** Maximum length of a logged statement; the rest is usually placeholders of long lists. */
const MAX_TEXT = 1_000

/**
 * Logs statements that take longer than `slowMs`, with the operation they belong to and without the values.
 * @param slowMs 0 for none
 */
export function logSlowStatements(statements: StatementListeners, log: Log, slowMs: number): void {
  if (slowMs === 0) return
  statements.on(({ text, ms, replica }) => {
    if (ms < slowMs) return
    log.warn({ ms: Math.round(ms), statement: text.slice(0, MAX_TEXT), ...(replica && { replica }) }, 'slow statement')
  })
}

/**
 * Renders a page, and logs it if that takes longer than `slowMs`, without its query, because searches are private.
 * @param slowMs 0 for never
 */
export async function logSlowPage<T>(
  { log, slowMs, url }: { log: Log; slowMs: number; url: string },
  render: () => Promise<T>,
): Promise<T> {
  const begun = performance.now()
  try {
    return await render()
  } finally {
    const ms = performance.now() - begun
    if (slowMs > 0 && ms >= slowMs) log.warn({ ms: Math.round(ms), path: url.split('?')[0] }, 'slow page')
  }
}
