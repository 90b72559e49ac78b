'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { Anchor } from '../link/link-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './disclosure-menu.css.ts'

/** Props of {@link DisclosureMenu}. */
export interface DisclosureMenuProps extends RootProps<'details'> {
  /** Accessible name of the button, if its content has none. */
  label?: string
  /** Content of the button. */
  face: ReactNode
  /** Replaces the button's own class. */
  buttonClass?: string | undefined
  /** Links, buttons, form controls or any other content. */
  children: ReactNode
}

/**
 * Links and choices behind a button. A native disclosure: it opens without scripts. With scripts, a click outside,
 * Escape and following a link close it.
 */
export function DisclosureMenu(props: DisclosureMenuProps): ReactNode {
  const { label, face, buttonClass = styles.button, children, ...rest } = props
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const menu = panel.current?.closest('details')
    return menu ? closeAsMenusDo(menu) : undefined
  }, [])
  return (
    <details {...rootProps(rest, styles.menu)}>
      <summary className={buttonClass} title={label}>
        {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
        {face}
      </summary>
      <div ref={panel} className={styles.panel}>
        {children}
      </div>
    </details>
  )
}

function closeAsMenusDo(menu: HTMLDetailsElement): () => void {
  const close = () => menu.removeAttribute('open')
  const onPointer = ({ target }: PointerEvent) => {
    if (target instanceof Node && !menu.contains(target)) close()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) close()
  }
  document.addEventListener('pointerdown', onPointer)
  menu.addEventListener('keydown', onKey)
  menu.addEventListener('click', onClick)
  return () => {
    document.removeEventListener('pointerdown', onPointer)
    menu.removeEventListener('keydown', onKey)
    menu.removeEventListener('click', onClick)
  }
}

/** Props of {@link DisclosureLink}. */
export interface DisclosureLinkProps extends RootProps<'a'> {
  href: string
  /** True for the current page. */
  current?: boolean
  icon?: ReactNode
  /** Content at the end of the link's line. */
  hint?: ReactNode
  children: ReactNode
}

/** A link in a {@link DisclosureMenu}. */
export function DisclosureLink({
  href,
  current = false,
  icon,
  hint,
  children,
  ...rest
}: DisclosureLinkProps): ReactNode {
  return (
    <Anchor {...rootProps(rest, styles.item)} href={href} aria-current={current ? 'page' : undefined}>
      {icon}
      {children}
      {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
    </Anchor>
  )
}
