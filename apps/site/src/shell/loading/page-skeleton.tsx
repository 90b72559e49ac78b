import { MAIN_ID, Skeleton, SkeletonList, VisuallyHidden } from '@quandary/ui'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../context/site-context.ts'
import * as styles from './page-skeleton.css.ts'
import { skeletonKind, type SkeletonKind } from './skeleton-kind.ts'

/** A skeleton of the page that is being loaded, over the previous page. */
export function PageSkeleton(): ReactNode {
  const router = useRouter()
  const kind = useRouterState({
    select: ({ isLoading, resolvedLocation }) => {
      // The location in the router's state changes only once the next page is shown, so `latestLocation` is read.
      const { pathname } = router.latestLocation
      return isLoading ? skeletonKind(router, pathname, resolvedLocation?.pathname) : undefined
    },
  })
  const main = document.getElementById(MAIN_ID)
  if (kind === undefined || main === null) return null
  return createPortal(<Cover kind={kind} />, main)
}

function Cover({ kind }: { kind: SkeletonKind }): ReactNode {
  const cover = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => (isSeen && cover.current ? disableBelow(cover.current) : undefined), [isSeen])
  return (
    // The animation starts when the skeleton becomes visible.
    <div className={styles.cover} data-skeleton={kind} ref={cover} onAnimationStart={() => setSeen(true)}>
      <div className={styles.shape}>{shapes[kind]}</div>
    </div>
  )
}

/** Removes the covered page from the Tab order and the accessibility tree. Returns a function that restores it. */
function disableBelow(cover: HTMLElement): () => void {
  const main = cover.parentElement
  const below = Array.from(main?.children ?? []).filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== cover && !one.inert,
  )
  const focused = document.activeElement
  main?.setAttribute('aria-busy', 'true')
  for (const one of below) one.inert = true
  return () => {
    main?.removeAttribute('aria-busy')
    for (const one of below) one.inert = false
    // Browsers blur elements that become inert. If the previous page was not replaced, its focused element gets the
    // focus back.
    const isLost = document.activeElement === document.body && below.some((one) => one.contains(focused))
    if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

const lines = ['96%', '89%', '93%', '62%']

/** The loading text for screen readers, in skeletons without a list. A skeleton list contains its own. */
function Loading(): ReactNode {
  const { t } = useWords()
  return <VisuallyHidden>{t('kit.loading')}</VisuallyHidden>
}

function Text(): ReactNode {
  return (
    <div className={styles.text}>
      {lines.map((width) => (
        <Skeleton width={width} key={width} />
      ))}
    </div>
  )
}

const shapes: Record<SkeletonKind, ReactNode> = {
  list: (
    <>
      <Skeleton width="12rem" height="1.5rem" />
      <SkeletonList rows={8} />
    </>
  ),
  question: (
    <>
      <Loading />
      <Skeleton width="80%" height="1.75rem" />
      <Skeleton width="16rem" />
      <Text />
      <Text />
      <Text />
    </>
  ),
  person: (
    <>
      <div className={styles.person}>
        <Skeleton width="6rem" height="6rem" style={{ borderRadius: '50%' }} />
        <Skeleton width="12rem" height="1.5rem" />
      </div>
      <SkeletonList rows={6} />
    </>
  ),
  tag: (
    <>
      <Skeleton width="10rem" height="1.5rem" />
      <Skeleton width="70%" />
      <SkeletonList rows={7} />
    </>
  ),
}
