import type { ReactNode } from 'react'
import { useSettings } from '../context/settings.ts'
import { useSite } from '../context/site-context.ts'

interface HtmlSlotProps {
  place: 'customHeader' | 'customFooter' | 'customSidebar'
  /** Makes the slot a landmark with this name; unnecessary inside a named landmark. */
  label?: string
}

/**
 * Attribute of a slot that is part of the server-rendered page. The browser has already run the scripts of such a slot.
 */
const RAN_ATTRIBUTE = 'data-ran'

/**
 * Trusted HTML of the administrators. Its scripts run: on the first page while the browser parses it, later when the
 * slot is mounted.
 */
export function HtmlSlot({ place, label }: HtmlSlotProps): ReactNode {
  const html = useSettings()[place]
  const { custom } = useSite().facts
  if (!custom || html.trim() === '') return null
  return (
    <div
      key={html}
      ref={runNewScripts}
      {...(label === undefined ? {} : { role: 'complementary', 'aria-label': label })}
      {...(import.meta.env.SSR ? { [RAN_ATTRIBUTE]: '' } : {})}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/**
 * Replaces the scripts of a slot with new script elements. This runs them, because browsers do not run scripts inserted
 * through `innerHTML`.
 */
function runNewScripts(slot: HTMLElement | null): void {
  if (slot === null || slot.hasAttribute(RAN_ATTRIBUTE)) return
  for (const old of slot.querySelectorAll('script')) {
    const script = document.createElement('script')
    for (const { name, value } of old.attributes) script.setAttribute(name, value)
    script.textContent = old.textContent
    old.replaceWith(script)
  }
}
