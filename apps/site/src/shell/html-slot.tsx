import type { ReactNode } from 'react'
import { useSettings } from './settings.ts'
import { useSite } from './site-context.ts'

interface HtmlSlotProps {
  place: 'customHeader' | 'customFooter' | 'customSidebar'
  /** Makes it a part of the page that screen readers name; inside of a named part it needs none. */
  label?: string
}

/** Marks what came with the page: the browser has run its scripts already. */
const RAN = 'data-ran'

/**
 * HTML of the administrators, who are trusted with it, in its place of the page. Its scripts run: those of the first page
 * while the browser reads it, later ones as soon as they are there.
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
      {...(import.meta.env.SSR ? { [RAN]: '' } : {})}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Scripts in HTML that was put in later do not run by themselves; new elements do. */
function runNewScripts(slot: HTMLElement | null): void {
  if (slot === null || slot.hasAttribute(RAN)) return
  for (const old of slot.querySelectorAll('script')) {
    const script = document.createElement('script')
    for (const { name, value } of old.attributes) script.setAttribute(name, value)
    script.textContent = old.textContent
    old.replaceWith(script)
  }
}
