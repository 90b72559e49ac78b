'use client'

import { useState, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { initials, tintOf } from './person.ts'
import { pictureAddress } from './picture-address.ts'
import * as styles from './avatar.css.ts'

/** Props of {@link Avatar}. */
export interface AvatarProps extends RootProps<'span', 'children'> {
  /** Determines the initials and the tint. */
  name: string
  /** Address of an image, requested in a fitting size; the initials are shown if it does not load. */
  src?: string | undefined
  /** 20, 28, 36 or 96 pixels. Default `md`, 36. */
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** A person's image or initials. Decorative: the name is next to it, or on the control around it. */
export function Avatar({ name, src, size = 'md', ...rest }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>()
  const shown = src !== undefined && src !== '' && src !== failed
  const judge = (image: HTMLImageElement | null) => {
    // On a server-rendered page the image may have failed before the listener was attached.
    if (image?.complete === true && image.naturalWidth === 0) setFailed(src)
  }
  return (
    <span
      {...rootProps(rest, styles.avatar, styles.size[size], !shown && styles.tints[tintOf(name)])}
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
