import type { ReactNode } from 'react'
import { CloseIcon } from '../icon/action-icons.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useUiStrings } from '../strings/ui-strings.tsx'
import * as styles from './tag.css.ts'

/** Props of {@link Tag}. */
export interface TagProps {
  /** The tag's display name. */
  name: string
  /** Makes it a link. */
  href?: string | undefined
  /** `required` tags are set by the site, `reserved` ones can be used only by moderators. */
  kind?: 'normal' | 'required' | 'reserved'
  /** `flash` highlights a duplicate; `added` and `removed` are for diffs. */
  state?: 'none' | 'flash' | 'added' | 'removed'
  /** The meaning, as a tooltip. */
  title?: string
  /** Adds a button that removes the tag. Cannot be combined with `href`. */
  onRemove?: () => void
}

/** A tag. */
export function Tag({ name, href, kind = 'normal', state = 'none', title, onRemove }: TagProps): ReactNode {
  const strings = useUiStrings()
  const words = <span className={styles.name}>{name}</span>
  if (href !== undefined) {
    return (
      <Anchor href={href} rel="tag" title={title} className={styles.tag({ kind, state, link: true })}>
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
  const className = styles.tag({ kind, state })
  if (state === 'added') return <ins className={className}>{shown}</ins>
  if (state === 'removed') return <del className={className}>{shown}</del>
  return (
    <span className={className} title={title}>
      {shown}
    </span>
  )
}

/** Tags in a row that wraps. */
export function TagList({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.list}>{children}</div>
}
