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
  /** Tabs under the sentence. */
  tabs?: ReactNode
  /** The kinds to choose from under the tabs, with their accessible name. */
  kinds?: { label: string; items: readonly { label: string; href: string; current: boolean }[] }
  /** The choice of an order. */
  order?: ReactNode
  page: number
  /** Number of rows on all pages. */
  count: number
  /** Address of another page. */
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
