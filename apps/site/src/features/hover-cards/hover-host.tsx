import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { hoveredIn, type Hovered } from './hovered-link.ts'
import { later } from '../../shell/later.tsx'

const HoverCard = later(async () => (await import('./hover-card.tsx')).HoverCard, { optional: true })

/** How long the pointer rests on a link before its card comes, and how long it may be away before the card goes. */
const OPEN_MS = 400
const CLOSE_MS = 200
/** Id of the card, which the pointer may enter. */
const CARD_ID = 'hover-card'

/** A card and the link it stands at. */
interface Shown {
  what: Hovered
  link: HTMLAnchorElement
}

/**
 * Shows more about the tag or person whose link the pointer rests on (ux 10). One for the whole page, so that lists
 * need nothing for it; the card itself is loaded when the first is shown. Fingers and keys go to the page, which has all
 * that the card says.
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

/** @returns ends it */
function followPointer(show: (shown: Shown | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over: Element | null = null
  const later = (milliseconds: number, next: Shown | undefined) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(next), milliseconds)
  }
  const look = (target: Element) => {
    const place = target.closest(`#${CARD_ID}, main a[href], aside a[href]`)
    if (place === over) return
    over = place
    if (place?.id === CARD_ID) return clearTimeout(timer)
    const what = place instanceof HTMLAnchorElement && isHere(place) ? hoveredIn(place.pathname) : undefined
    if (what !== undefined && place instanceof HTMLAnchorElement) later(OPEN_MS, { what, link: place })
    else later(CLOSE_MS, undefined)
  }
  const onOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && target instanceof Element) look(target)
  }
  const hide = () => {
    clearTimeout(timer)
    show(undefined)
  }
  document.addEventListener('pointerover', onOver)
  // The pointer came to rest before this was loaded.
  const under = matchMedia('(hover: hover)').matches ? [...document.querySelectorAll(':hover')].at(-1) : undefined
  if (under) look(under)
  document.addEventListener('pointerdown', hide)
  // Whoever goes on by keys, or presses Escape, looks elsewhere.
  document.addEventListener('keydown', hide)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onOver)
    document.removeEventListener('pointerdown', hide)
    document.removeEventListener('keydown', hide)
  }
}

/** Menus of ways, such as the parts of a profile, lead within what is shown already. */
function isHere(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.pathname !== location.pathname && link.closest('nav') === null
}
