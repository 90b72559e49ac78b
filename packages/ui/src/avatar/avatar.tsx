import { useState, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { initials, tintOf } from './person.ts'
import { pictureAddress } from './picture-address.ts'
import * as styles from './avatar.css.ts'

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Gives the initials and the tint. */
  name: string
  /** Address of a picture, asked for in a fitting size; when it does not load the initials stand in. */
  src?: string | undefined
  /** 20, 28, 36 or 96 pixels. Default `md`, 36. */
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** A person's picture or initials. Decorative: the name stands beside it, or on the control around it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>()
  const shown = src !== undefined && src !== '' && src !== failed
  const judge = (image: HTMLImageElement | null) => {
    // On a page that came rendered, a picture may have failed before anybody listened.
    if (image?.complete === true && image.naturalWidth === 0) setFailed(src)
  }
  return (
    <span
      className={classNames(styles.avatar, styles.size[size], !shown && styles.tints[tintOf(name)])}
      aria-hidden="true"
    >
      {shown ? (
        <img
          ref={judge}
          className={styles.image}
          src={pictureAddress(src, size)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}
