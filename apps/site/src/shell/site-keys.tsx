import { useRouter } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { later } from './later.tsx'
import { ROW } from './row-mark.ts'
import { useKeys } from './use-keys.ts'

const KeysDialog = later(async () => (await import('./keys-dialog.tsx')).KeysDialog)

/** The keys of every page: searching, moving, paging, going (ux 5). */
export function SiteKeys(): ReactNode {
  const router = useRouter()
  const [shown, setShown] = useState(false)
  const go = (href: string) => () => void router.navigate({ href })
  useKeys({
    '/': () => {
      if (!focusSearch()) go('/search')()
    },
    j: () => step(1),
    k: () => step(-1),
    n: () => follow('next'),
    p: () => follow('prev'),
    'g h': go('/'),
    'g q': go('/questions'),
    'g t': go('/tags'),
    'g u': go('/users'),
    '?': () => setShown(true),
  })
  if (!shown) return null
  return (
    <Suspense>
      <KeysDialog onClose={() => setShown(false)} />
    </Suspense>
  )
}

/** Gives the focus to the first search that is shown; false where there is none. */
function focusSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>('header input[type="search"], main input[type="search"]')]
  const field = fields.find((one) => one.checkVisibility())
  field?.focus()
  return field !== undefined
}

/** Moves the focus to the next or the last row or post. From outside of them it goes to the one that is in view. */
function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`main [${ROW}]`)]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const inView = rows.findIndex((row) => row.getBoundingClientRect().bottom > 0)
  const row = rows[at === -1 ? inView : at + by]
  const target = row?.querySelector<HTMLElement>(':is(h2, h3) a') ?? row
  target?.focus()
  // Without a transition of its own the page goes there at once.
  row?.scrollIntoView({ block: 'nearest' })
}

function follow(rel: 'next' | 'prev'): void {
  document.querySelector<HTMLElement>(`main a[rel="${rel}"]`)?.click()
}
