import { MAIN_ID, Skeleton, SkeletonList } from '@quandary/ui'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './page-skeleton.css.ts'
import { skeletonKind, type SkeletonKind } from './skeleton-kind.ts'

/** The shape of the page that is loaded, over the one that is left. */
export function PageSkeleton(): ReactNode {
  const router = useRouter()
  const kind = useRouterState({
    select: ({ isLoading, resolvedLocation }) => {
      // The state's own location changes only when the page does.
      const { pathname } = router.latestLocation
      return isLoading && pathname !== resolvedLocation?.pathname ? skeletonKind(pathname) : undefined
    },
  })
  const main = document.getElementById(MAIN_ID)
  if (kind === undefined || main === null) return null
  return createPortal(
    <div className={styles.cover} data-skeleton={kind}>
      <div className={styles.shape}>{shapes[kind]}</div>
    </div>,
    main,
  )
}

const lines = ['96%', '89%', '93%', '62%']

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
        <Skeleton width="4rem" height="4rem" />
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
