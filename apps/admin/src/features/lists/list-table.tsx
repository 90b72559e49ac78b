import { ColumnHead, SelectAllHead, Table, VisuallyHidden, type Selection } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'

interface ListTableProps {
  caption: string
  /** Absent if no row can be selected. */
  selection?: Selection | undefined
  /** Heads of the columns between the tick boxes and the menus. */
  heads: ReactNode
  children: ReactNode
}

/** The table of a list whose rows begin with a tick box and end with a menu of actions. */
export function ListTable({ caption, selection, heads, children }: ListTableProps): ReactNode {
  const { t } = useLanguage()
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {selection === undefined ? null : <SelectAllHead selection={selection} />}
          {heads}
          <ColumnHead>
            <VisuallyHidden>{t('action')}</VisuallyHidden>
          </ColumnHead>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}
