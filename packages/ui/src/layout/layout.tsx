import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import * as styles from './layout.css.ts'

/** A step of the space scale: 4, 8, 12, 16, 24, 32, 40, 48, 64 pixels. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** Props of {@link Stack}. */
export interface StackProps extends RootProps<'div'> {
  /** Space between the items. */
  gap?: SpaceStep
  children: ReactNode
}

/** Items stacked vertically. Default gap 4, 16 pixels. */
export function Stack({ gap = 4, children, ...rest }: StackProps): ReactNode {
  return <div {...rootProps(rest, styles.stack, styles.gap[gap])}>{children}</div>
}

/** Props of {@link Row}. */
export interface RowProps extends StackProps {
  /** Distribution of the remaining space. Default `start`. */
  justify?: 'start' | 'between' | 'end'
}

/** Items side by side, wrapping. Default gap 2, 8 pixels. */
export function Row({ gap = 2, justify = 'start', children, ...rest }: RowProps): ReactNode {
  return <div {...rootProps(rest, styles.row, styles.gap[gap], styles.justify[justify])}>{children}</div>
}

/** Two columns of equal width from 768 px up. */
export function Columns(props: RootProps<'div'>): ReactNode {
  return <div {...rootProps(props, styles.columns)} />
}

/** Props of {@link PageHead}. */
export interface PageHeadProps extends RootProps<'div', 'title' | 'children'> {
  /** The page's only h1. */
  title: ReactNode
  /** A fact at the end of the line: `48,213 questions`. */
  meta?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** The head of a page. */
export function PageHead({ title, meta, actions, ...rest }: PageHeadProps): ReactNode {
  return (
    <div {...rootProps(rest, styles.pageHead)}>
      <h1>{title}</h1>
      {meta === undefined && actions === undefined ? null : (
        <div className={styles.pageEnd}>
          {meta === undefined ? null : <span>{meta}</span>}
          {actions}
        </div>
      )}
    </div>
  )
}

/** Props of {@link Section}. */
export interface SectionProps extends RootProps<'section', 'title'> {
  title: ReactNode
  /** A small button or fact at the end of the title's line. */
  aside?: ReactNode
  /** Level of its heading. Default 2. */
  level?: 2 | 3
  children?: ReactNode
}

/** A part of a page or side column, with a rule above its heading. */
export function Section({ title, aside, level = 2, children, ...rest }: SectionProps): ReactNode {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section {...rootProps(rest, styles.section)} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading className={styles.sectionTitle} id={id}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** Limits running text and related content to a readable width, about 600 pixels. */
export function ReadingColumn(props: RootProps<'div'>): ReactNode {
  return <div {...rootProps(props, styles.read)} />
}

/** Small, muted text for secondary facts about an object, such as its author and date. */
export function Meta(props: RootProps<'span'>): ReactNode {
  return <span {...rootProps(props, styles.meta)} />
}

/** The sentence below a page title. */
export function Lead(props: RootProps<'p'>): ReactNode {
  return <p {...rootProps(props, styles.lead)} />
}
