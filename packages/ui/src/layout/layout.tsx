import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as styles from './layout.css.ts'

/** A step of the space scale: 4, 8, 12, 16, 24, 32, 40, 48, 64 pixels. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** Props of {@link Stack}. */
export interface StackProps {
  /** Space between the items. */
  gap?: SpaceStep
  className?: string
  children: ReactNode
}

/** Items stacked vertically. Default gap 4, 16 pixels. */
export function Stack({ gap = 4, className, children }: StackProps): ReactNode {
  return <div className={classNames(styles.stack, styles.gap[gap], className)}>{children}</div>
}

/** Props of {@link Row}. */
export interface RowProps extends StackProps {
  /** Distribution of the remaining space. Default `start`. */
  justify?: 'start' | 'between' | 'end'
}

/** Items side by side, wrapping. Default gap 2, 8 pixels. */
export function Row({ gap = 2, justify = 'start', className, children }: RowProps): ReactNode {
  return <div className={classNames(styles.row, styles.gap[gap], styles.justify[justify], className)}>{children}</div>
}

/** Two columns of equal width from 768 px up. */
export function Columns({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.columns}>{children}</div>
}

/** Props of {@link PageHead}. */
export interface PageHeadProps {
  /** The page's only h1. */
  title: ReactNode
  /** A fact at the end of the line: `48,213 questions`. */
  meta?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** The head of a page. */
export function PageHead({ title, meta, actions }: PageHeadProps): ReactNode {
  return (
    <div className={styles.pageHead}>
      <h1>{title}</h1>
      {meta === undefined ? null : <span className={styles.pageMeta}>{meta}</span>}
      {actions === undefined ? null : <div className={styles.pageActions}>{actions}</div>}
    </div>
  )
}

/** Props of {@link Section}. */
export interface SectionProps {
  title: ReactNode
  /** A small button or fact at the end of the title's line. */
  aside?: ReactNode
  /** Level of its heading. Default 2. */
  level?: 2 | 3
  className?: string
  children?: ReactNode
}

/** A part of a page or side column, with a rule above its heading. */
export function Section({ title, aside, level = 2, className, children }: SectionProps): ReactNode {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
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
export function ReadingColumn({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.read}>{children}</div>
}

/** Small facts about an object. */
export function Meta({ children }: { children: ReactNode }): ReactNode {
  return <span className={styles.meta}>{children}</span>
}

/** The sentence below a page title. */
export function Lead({ children }: { children: ReactNode }): ReactNode {
  return <p className={styles.lead}>{children}</p>
}
