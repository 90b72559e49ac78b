import { Lead, PageHead, Row, Segments, Stack } from '@quandary/ui'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { RangePager } from './range-pager.tsx'

interface ListFrameProps {
  title: string
  /** Text with the number of rows. */
  meta: string
  actions?: ReactNode
  /** A sentence about the list. */
  about?: string
  /** Tabs below the sentence about the list. */
  tabs?: ReactNode
  /** Links below the tabs that limit the list to one kind. `label` is their accessible name as a group. */
  kinds?: { label: string; items: readonly { label: string; href: string; current: boolean }[] }
  /** The control that changes the order of the rows. */
  order?: ReactNode
  page: number
  /** Number of rows on all pages. */
  count: number
  /** Returns the address of another page of the list. */
  pageHref: (page: number) => string
  /** The table, or a placeholder or an empty state instead. */
  children: ReactNode
}

/** A list that can be narrowed by kind: heading, kinds, rows and pager. */
export function ListFrame(props: ListFrameProps): ReactNode {
  const { title, meta, actions, about, tabs, kinds, order, page, count, pageHref, children } = props
  usePageTitle(title)
  return (
    <Stack gap={4}>
      <PageHead title={title} meta={meta} actions={actions} />
      {about === undefined ? null : <Lead>{about}</Lead>}
      {tabs}
      {kinds === undefined ? (
        order
      ) : (
        <Row gap={3} justify="between">
          <Segments {...kinds} />
          {order}
        </Row>
      )}
      {children}
      <RangePager page={page} count={count} href={pageHref} />
    </Stack>
  )
}
