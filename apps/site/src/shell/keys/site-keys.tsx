import { useRouter } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '../loading/lazy-part.tsx'
import { clickBell } from '../live/open-bell.ts'
import { ROW } from './row-attribute.ts'
import { useKeys } from './use-keys.ts'

const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)

/** The keyboard shortcuts of every page: search, moving between rows, paging and going to a screen. */
export function SiteKeys(): ReactNode {
  const router = useRouter()
  const [shown, setShown] = useState(false)
  const go = (href: string) => () => void router.navigate({ href })
  const search = () => {
    if (!focusSearch()) go('/search')()
  }
  useKeys({
    '/': search,
    'ctrl k': search,
    j: () => step(1),
    k: () => step(-1),
    n: () => follow('next'),
    p: () => follow('prev'),
    'g h': go('/'),
    'g q': go('/questions'),
    'g t': go('/tags'),
    'g u': go('/users'),
    'g n': clickBell,
    '?': () => setShown(true),
  })
  if (!shown) return null
  return (
    <Suspense>
      <KeysDialog onClose={() => setShown(false)} />
    </Suspense>
  )
}

/** Focuses the first visible search field; returns false if there is none. */
function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>('header input[type="search"], main input[type="search"]')]
  const field = fields.find((one) => one.checkVisibility())
  field?.focus()
  return field !== undefined
}

/**
 * Moves the focus to the next or previous row or post. If the focus is outside the rows and posts, moves it to the
 * first visible one.
 */
function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`main [${ROW}]`)]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const inView = rows.findIndex((row) => row.getBoundingClientRect().bottom > 0)
  const row = rows[at === -1 ? inView : at + by]
  const target = row?.querySelector<HTMLElement>(':is(h2, h3) a') ?? row
  target?.focus()
  // Scrolls immediately, without smooth scrolling.
  row?.scrollIntoView({ block: 'nearest' })
}

function follow(rel: 'next' | 'prev'): void {
  document.querySelector<HTMLElement>(`main a[rel="${rel}"]`)?.click()
}
