'use client'

import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { Anchor } from '../link/link-provider.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { belowMd } from '../theme/media.ts'
import * as styles from './frame.css.ts'

/** Id of the main column, the target of the skip link. */
export const MAIN_ID = 'main'

/** Props of {@link Frame}. */
export interface FrameProps extends RootProps<'div'> {
  header?: ReactNode
  /** SideNav or NavTree: a column from 992 px up, a row under the header on narrower screens. */
  nav?: ReactNode
  footer?: ReactNode
  /** Above the header, such as the offline banner. */
  banner?: ReactNode
  /** `full` for as wide as the window. Default `fixed`: at most 1248 pixels. */
  width?: 'fixed' | 'full'
  /** PageColumns or SoloColumn. */
  children: ReactNode
}

/**
 * The frame of every page: skip link, header, side navigation and footer. An application that renders it once around
 * its pages keeps the state of the header when the page changes, even from a page with navigation to one without.
 */
export function Frame({ header, nav, footer, banner, width = 'fixed', children, ...rest }: FrameProps): ReactNode {
  return (
    <div {...rootProps(rest, styles.page, width === 'full' && styles.pageFull)}>
      <SkipLink />
      {banner}
      {header}
      <div className={classNames(styles.shell, nav !== undefined && styles.shellWithNav)}>
        {nav}
        {children}
      </div>
      {footer}
    </div>
  )
}

/** Props of {@link PageColumns}. */
export interface PageColumnsProps extends RootProps<'div'> {
  /** The right column: next to the main one from 1200 px up, below it on narrower screens. */
  aside?: ReactNode
  /** Accessible name of the right column. Required with `aside`. */
  asideLabel?: string | undefined
  children: ReactNode
}

/** The main column and the right column of a page. */
export function PageColumns({ aside, asideLabel, children, ...rest }: PageColumnsProps): ReactNode {
  return (
    <div {...rootProps(rest, styles.frame, aside !== undefined && styles.withAside)}>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {aside === undefined ? null : (
        <aside className={styles.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      )}
    </div>
  )
}

/** A single 640 pixel column, for login, installation and error pages. */
export function SoloColumn({ children, ...rest }: RootProps<'main', 'id' | 'tabIndex'>): ReactNode {
  return (
    <main {...rootProps(rest, styles.main, styles.solo)} id={MAIN_ID} tabIndex={-1}>
      {children}
    </main>
  )
}

/** Props of {@link PageFrame}. */
export interface PageFrameProps extends FrameProps, Pick<PageColumnsProps, 'aside' | 'asideLabel'> {
  header: ReactNode
}

/** {@link Frame} around {@link PageColumns}: a page with side navigation, main column and right column. */
export function PageFrame({ aside, asideLabel, children, ...frame }: PageFrameProps): ReactNode {
  return (
    <Frame {...frame}>
      <PageColumns aside={aside} asideLabel={asideLabel}>
        {children}
      </PageColumns>
    </Frame>
  )
}

/** Props of {@link SoloFrame}. */
export type SoloFrameProps = Pick<FrameProps, 'header' | 'footer' | 'children'> & RootProps<'div'>

/** {@link Frame} around {@link SoloColumn}. */
export function SoloFrame({ children, ...frame }: SoloFrameProps): ReactNode {
  return (
    <Frame {...frame}>
      <SoloColumn>{children}</SoloColumn>
    </Frame>
  )
}

/** The first link of a page; the frames already contain it. */
export function SkipLink(props: RootProps<'a'>): ReactNode {
  const strings = useUiStrings()
  return (
    <a {...rootProps(props, styles.skip)} href={`#${MAIN_ID}`}>
      {strings.skipToContent}
    </a>
  )
}

/** Props of {@link Header}. */
export interface HeaderProps extends RootProps<'header', 'children'> {
  brand: ReactNode
  /** A SearchField; hidden under 576 px, where `end` needs a link to the search page. */
  search?: ReactNode
  /** Buttons at the end. */
  end?: ReactNode
  /** True to make it as wide as SoloFrame. */
  narrow?: boolean
  /** `colored` for the accent as its background, with light text in both colour schemes. Default `light`. */
  tone?: 'light' | 'colored'
}

/** The bar at the top; sticky. */
export function Header({ brand, search, end, narrow = false, tone = 'light', ...rest }: HeaderProps): ReactNode {
  return (
    <header {...rootProps(rest, styles.header, tone === 'colored' && styles.headerColored)}>
      <div className={classNames(styles.bar, narrow && styles.barNarrow)}>
        {brand}
        {search === undefined ? null : <div className={styles.searchSlot}>{search}</div>}
        {end === undefined ? null : <div className={styles.barEnd}>{end}</div>}
      </div>
    </header>
  )
}

/** Shows its content only under 576 px, such as the header's link to the search page. */
export function BelowSmall(props: RootProps<'span'>): ReactNode {
  return <span {...rootProps(props, styles.belowSmOnly)} />
}

/** Props of {@link Brand}. */
export interface BrandProps extends RootProps<'a', 'children'> {
  name: string
  /** Target address; without it the name is not a link. */
  href?: string
  /** Image that replaces logo and name. */
  logoSrc?: string | undefined
  /** Image for screens under 768 px, in place of `logoSrc` or the name. */
  mobileLogoSrc?: string | undefined
  /** True to make it as wide as the side navigation, so that the search starts at the main column. Default true. */
  column?: boolean
}

/** The site's logo and name. */
export function Brand({ name, href, logoSrc, mobileLogoSrc, column = true, ...rest }: BrandProps): ReactNode {
  const root = rootProps(rest, styles.brand, column && styles.brandColumn)
  const words = <BrandWords name={name} logoSrc={logoSrc} mobileLogoSrc={mobileLogoSrc} />
  if (href === undefined) return <span {...root}>{words}</span>
  return (
    <Anchor {...root} href={href}>
      {words}
    </Anchor>
  )
}

function BrandWords({
  name,
  logoSrc,
  mobileLogoSrc,
}: Pick<BrandProps, 'name' | 'logoSrc' | 'mobileLogoSrc'>): ReactNode {
  if (logoSrc) {
    return (
      <picture className={styles.brandPicture}>
        {mobileLogoSrc ? <source media={belowMd} srcSet={mobileLogoSrc} /> : null}
        <img className={styles.brandImage} src={logoSrc} alt={name} />
      </picture>
    )
  }
  if (!mobileLogoSrc) return <BrandName name={name} />
  return (
    <>
      <img className={classNames(styles.brandImage, styles.belowMdOnly)} src={mobileLogoSrc} alt={name} />
      <span className={styles.fromMdOnly}>
        <BrandName name={name} />
      </span>
    </>
  )
}

function BrandName({ name }: { name: string }): ReactNode {
  return (
    <>
      <svg
        className={styles.brandMark}
        viewBox="0 0 22 22"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="10.5" cy="10.5" r="8" stroke="currentColor" />
        <path className={styles.brandTail} d="m13 13 6.5 6.5" />
      </svg>
      <span className={styles.brandName}>{name}</span>
    </>
  )
}

/** Props of {@link Footer}. */
export interface FooterProps extends RootProps<'footer'> {
  /** At the start: the site's name and year. */
  note?: ReactNode
  /** True to make it as wide as SoloFrame. */
  narrow?: boolean
  /** Links. */
  children?: ReactNode
}

/** The footer of a page. */
export function Footer({ note, narrow = false, children, ...rest }: FooterProps): ReactNode {
  return (
    <div className={styles.footLine}>
      <footer {...rootProps(rest, styles.foot, narrow && styles.footNarrow)}>
        {note === undefined ? null : <span>{note}</span>}
        <div className={styles.footLinks}>{children}</div>
      </footer>
    </div>
  )
}
