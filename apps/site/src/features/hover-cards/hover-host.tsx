import { basePath } from '@quandary/web-shell'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { hoveredIn, type Hovered } from './hovered-link.ts'
import { lazyPart } from '../../shell/loading/lazy-part.tsx'

const HoverCard = lazyPart(async () => (await import('./hover-card.tsx')).HoverCard, { optional: true })

/**
 * Delays in milliseconds: how long the pointer must rest on a link until its card opens, and how long the card stays
 * open after the pointer has left.
 */
const OPEN_MS = 400
const CLOSE_MS = 200
/** Id of the card, which stays open while the pointer is inside it. */
const CARD_ID = 'hover-card'

/** An open card and the link it belongs to. */
interface Shown {
  what: Hovered
  link: HTMLAnchorElement
}

/**
 * Shows a card about the tag or person whose link the pointer rests on. There is one host for the whole page, so lists
 * need no code for cards. The code of the card is loaded when the first card opens. Touch and keyboard users get the
 * same information on the linked page.
 */
export function HoverHost(): ReactNode {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => followPointer(setShown), [])
  if (shown === undefined || !shown.link.isConnected) return null
  return (
    <Suspense>
      <HoverCard id={CARD_ID} what={shown.what} link={shown.link} />
    </Suspense>
  )
}

/**
 * Calls `show` when the pointer rests on a link with a card, and with undefined after it has left. Returns a function
 * that removes the listeners.
 */
function followPointer(show: (shown: Shown | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over: Element | null = null
  const schedule = (milliseconds: number, next: Shown | undefined) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(next), milliseconds)
  }
  const look = (target: Element) => {
    const place = target.closest(`#${CARD_ID}, main a[href], aside a[href]`)
    if (place === over) return
    over = place
    if (place?.id === CARD_ID) return clearTimeout(timer)
    const what =
      place instanceof HTMLAnchorElement && hasCard(place)
        ? hoveredIn(place.pathname.slice(basePath().length))
        : undefined
    if (what !== undefined && place instanceof HTMLAnchorElement) schedule(OPEN_MS, { what, link: place })
    else schedule(CLOSE_MS, undefined)
  }
  const onOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && target instanceof Element) look(target)
  }
  const hide = () => {
    clearTimeout(timer)
    show(undefined)
  }
  document.addEventListener('pointerover', onOver)
  // The pointer may already rest on a link when this module is loaded.
  const under = matchMedia('(hover: hover)').matches ? [...document.querySelectorAll(':hover')].at(-1) : undefined
  if (under) look(under)
  document.addEventListener('pointerdown', hide)
  // A key press, including Escape, means that the viewer has turned to something else.
  document.addEventListener('keydown', hide)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onOver)
    document.removeEventListener('pointerdown', hide)
    document.removeEventListener('keydown', hide)
  }
}

/**
 * True if a link gets a card. Links in a nav, such as the tabs of a profile, get none: they lead to parts of the page
 * that is already open.
 */
function hasCard(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.pathname !== location.pathname && link.closest('nav') === null
}
