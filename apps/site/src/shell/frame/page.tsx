import { PageColumns, SoloColumn } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useSettings } from '../context/settings.ts'
import { useSite } from '../context/site-context.ts'
import { HtmlSlot } from '../document/html-slot.tsx'
import { ReadOnlyNotice } from '../read-only/read-only-notice.tsx'
import { useNarrow } from './narrow.ts'

interface PageProps {
  /** The right-hand column. Narrow pages have none. */
  aside?: ReactNode
  children: ReactNode
}

/** A page inside the site's frame: the main column, and optionally the right-hand column. */
export function Page({ aside, children }: PageProps): ReactNode {
  const { facts, t } = useSite()
  const { customSidebar } = useSettings()
  const main = (
    <>
      <ReadOnlyNotice />
      {children}
    </>
  )
  if (useNarrow()) return <SoloColumn>{main}</SoloColumn>
  const column =
    facts.custom && customSidebar.trim() !== '' ? (
      <>
        {aside}
        <HtmlSlot place="customSidebar" />
      </>
    ) : (
      aside
    )
  return (
    <PageColumns aside={column} asideLabel={t('page.aside')}>
      {main}
    </PageColumns>
  )
}
