import { useState, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { initials, tintOf } from './person.ts'
import * as styles from './avatar.css.ts'

export interface AvatarProps {
  /** Gives the initials and the tint. */
  name: string
  /** A picture; when it does not load the initials stand in. */
  src?: string | undefined
  /** 20, 28, 36 or 96 pixels. Default `md`, 36. */
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** A person's picture or initials. Decorative: the name stands beside it, or on the control around it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>()
  const shown = src !== undefined && src !== '' && src !== failed
  return (
    <span
      className={classNames(styles.avatar, styles.size[size], !shown && styles.tints[tintOf(name)])}
      aria-hidden="true"
    >
      {shown ? (
        <img className={styles.image} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
