'use client'

import { useState, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { Prose } from '../prose/prose.tsx'
import { diffHtml } from './diff-html.ts'
import { diffLines, foldLines, type LineBlock, type LineChange } from './diff-lines.ts'
import { diffWords, type TextChange } from './diff-words.ts'
import * as styles from './diff.css.ts'

/** Props of {@link DiffSource}. */
export interface DiffSourceProps extends RootProps<'section', 'children'> {
  /** The older text. */
  before: string
  /** The newer text. */
  after: string
  /** Accessible name: “Difference of the text”. */
  label: string
  /** Text of the button that shows unchanged lines: `Show 12 unchanged lines`. */
  foldLabel: (lines: number) => string
}

/**
 * A line diff of two versions of a source text, with the changed words. Unchanged lines far from every change are
 * folded.
 */
export function DiffSource({ before, after, label, foldLabel, ...rest }: DiffSourceProps): ReactNode {
  const blocks = foldLines(diffLines(before, after))
  return (
    <section {...rootProps(rest, styles.source)} aria-label={label}>
      {blocks.map((block) => (
        <Block
          key={`${block.kind} ${block.lines[0]?.kind} ${block.lines[0]?.number}`}
          block={block}
          foldLabel={foldLabel}
        />
      ))}
    </section>
  )
}

function Block({ block, foldLabel }: { block: LineBlock; foldLabel: DiffSourceProps['foldLabel'] }): ReactNode {
  const [open, setOpen] = useState(block.kind === 'shown')
  if (open) return block.lines.map((line) => <Line key={`${line.kind} ${line.number}`} line={line} />)
  return (
    <button type="button" className={styles.fold} onClick={() => setOpen(true)}>
      {foldLabel(block.lines.length)}
    </button>
  )
}

const signs = { same: '', removed: '−', added: '+' } as const

function Line({ line: { kind, number, parts } }: { line: LineChange }): ReactNode {
  const Whole = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span'
  return (
    <div className={classNames(styles.line, styles.kinds[kind])}>
      <span className={styles.number}>{number}</span>
      <span aria-hidden="true">{signs[kind]}</span>
      <Whole className={styles.text}>{parts.map((part, i) => lineStretch(part, i))}</Whole>
    </div>
  )
}

function lineStretch({ kind, value }: TextChange, place: number): ReactNode {
  if (kind === 'same') return value
  return (
    <mark key={place} className={styles.word}>
      {value}
    </mark>
  )
}

/** Props of {@link DiffText}. */
export interface DiffTextProps {
  before: string
  after: string
}

/** A diff of two versions of one line, such as a title: deletions struck out, additions underlined. */
export function DiffText({ before, after }: DiffTextProps): ReactNode {
  return diffWords(before, after).map(({ kind, value }, place) => {
    if (kind === 'same') return value
    const Changed = kind === 'removed' ? 'del' : 'ins'
    return <Changed key={`${kind} ${place}`}>{value}</Changed>
  })
}

/** Props of {@link DiffProse}. */
export interface DiffProseProps extends RootProps<'div', 'children' | 'dangerouslySetInnerHTML'> {
  /** The older text as rendered Markdown. Both texts are inserted unchanged, so they must be sanitised HTML. */
  before: string
  after: string
}

/** A diff of two versions of a rendered text. */
export function DiffProse({ before, after, ...rest }: DiffProseProps): ReactNode {
  return <Prose {...rest} html={diffHtml(before, after)} />
}
