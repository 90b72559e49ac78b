import { Meta, Section, SkeletonList, Stack } from '@quandary/ui'
import type { ReactNode } from 'react'
import * as styles from './record-section.css.ts'

interface RecordSectionProps {
  title: string
  help?: string
  aside?: ReactNode
  /** The rows, or undefined while they load. */
  rows: readonly unknown[] | undefined
  /** Shown if there are no rows. */
  none: string
  /** The table. */
  children: ReactNode
}

/** A section with a table of records about an account. */
export function RecordSection({ title, help, aside, rows, none, children }: RecordSectionProps): ReactNode {
  return (
    <Section title={title} aside={aside}>
      <Stack gap={3}>
        {help === undefined ? null : <Meta>{help}</Meta>}
        {rows === undefined ? <SkeletonList rows={3} /> : rows.length === 0 ? <NoRecords>{none}</NoRecords> : children}
      </Stack>
    </Section>
  )
}

/** Replaces the rows of an empty table, aligned with them. */
export function NoRecords({ children }: { children: string }): ReactNode {
  return (
    <p className={styles.none}>
      <Meta>{children}</Meta>
    </p>
  )
}
