'use client'

import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { CloseIcon } from '../icon/action-icons.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import * as styles from './tag.css.ts'

/** Props of {@link Tag}. */
export interface TagProps extends RootProps<'a', 'children'> {
  /** The tag's display name. */
  name: string
  /** Address that makes the tag a link. */
  href?: string | undefined
  /** `required`: a site can require one of these on every question. `reserved`: only staff can use it. */
  kind?: 'normal' | 'required' | 'reserved'
  /** `flash` highlights a duplicate; `added` and `removed` are for diffs. */
  state?: 'none' | 'flash' | 'added' | 'removed'
  /** The meaning, as a tooltip. */
  title?: string
  /** Adds a button that removes the tag. Cannot be combined with `href`. */
  onRemove?: () => void
}

/** A tag. */
export function Tag({ name, href, kind = 'normal', state = 'none', title, onRemove, ...rest }: TagProps): ReactNode {
  const strings = useUiStrings()
  const words = <span className={styles.name}>{name}</span>
  const linked = href !== undefined
  const root = rootProps(rest, styles.tag, styles.kinds[kind], styles.states[state], linked && styles.link)
  if (linked) {
    return (
      <Anchor rel="tag" {...root} href={href} title={title}>
        {words}
      </Anchor>
    )
  }
  const shown = (
    <>
      {words}
      {onRemove ? (
        <button type="button" className={styles.remove} aria-label={strings.remove(name)} onClick={onRemove}>
          <CloseIcon size="sm" />
        </button>
      ) : null}
    </>
  )
  // The element, and so the type of the ref, depends on `state`.
  if (state === 'added') return <ins {...(root as RootProps<'ins'>)}>{shown}</ins>
  if (state === 'removed') return <del {...(root as RootProps<'del'>)}>{shown}</del>
  return (
    <span {...root} title={title}>
      {shown}
    </span>
  )
}

/** Tags in a row that wraps. */
export function TagList(props: RootProps<'div'>): ReactNode {
  return <div {...rootProps(props, styles.list)} />
}
