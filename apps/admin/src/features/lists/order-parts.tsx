import { ColumnHead, type ColumnHeadProps, Select } from '@quandary/ui'
import { basePath, below } from '@quandary/web-shell'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import type { ListOrder, Ordering } from './list-order.ts'
import * as styles from './order-parts.css.ts'

/** Columns of all lists that can be ordered. */
type Column = 'created' | 'updated' | 'votes' | 'answers' | 'reputation'

interface OrderHeadProps<Own extends Column> extends Pick<ColumnHeadProps, 'numeric' | 'wide'> {
  ordering: Ordering<Own>
  column: Own
  children: string
}

/** A column heading that orders the list: highest or newest first, and in reverse when its link is followed again. */
export function OrderHead<Own extends Column>(props: OrderHeadProps<Own>): ReactNode {
  const { ordering, column, ...head } = props
  const { order, direction } = ordering.current
  const isCurrent = order === column
  const next = isCurrent && direction === 'desc' ? 'asc' : 'desc'
  const sorted = direction === 'desc' ? 'descending' : 'ascending'
  return (
    <ColumnHead
      {...head}
      sorted={isCurrent ? sorted : undefined}
      sortHref={ordering.href({ order: column, direction: next })}
    />
  )
}

interface OrderSelectProps<Own extends Column> {
  ordering: Ordering<Own>
  /** True to show the select on wide windows too, for a list with an order that has no column. */
  always?: boolean
}

/** A select for the order, for windows that are too narrow for columns. */
export function OrderSelect<Own extends Column>({ ordering, always = false }: OrderSelectProps<Own>): ReactNode {
  const { t } = useLanguage()
  const router = useRouter()
  const labelOf = ({ order, direction }: ListOrder<Column>) => t(`list.order_${order}_${direction}`)
  const orders = ordering.columns.flatMap((order): ListOrder<Own>[] => [
    { order, direction: 'desc' },
    { order, direction: 'asc' },
  ])
  const indexOf = ({ order, direction }: ListOrder<Own>) =>
    orders.findIndex((one) => one.order === order && one.direction === direction)
  return (
    <div className={always ? undefined : styles.narrow}>
      <Select
        fit
        aria-label={t('list.order')}
        value={indexOf(ordering.current)}
        options={orders.map((one, index) => ({ value: String(index), label: labelOf(one) }))}
        onChange={(event) => {
          const chosen = orders[Number(event.currentTarget.value)]
          if (chosen) router.history.push(below(basePath(), ordering.href(chosen)))
        }}
      />
    </div>
  )
}
