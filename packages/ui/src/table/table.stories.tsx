import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Tag } from '../tag/tag.tsx'
import { Cell, ColumnHead, Table, TableRow } from './table.tsx'

const onSort = fn()
const rows = [
  { tag: 'gardening', questions: '8,412', followers: '1,930', updated: '2 hours ago' },
  { tag: '面点', questions: '1,027', followers: '214', updated: 'yesterday' },
  { tag: 'postgresql', questions: '946', followers: '702', updated: '12 Mar' },
]

const meta = { title: 'Content/Table', component: Table, args: { caption: 'Tags', children: null } } satisfies Meta<
  typeof Table
>
export default meta

export const Dense: StoryObj<typeof meta> = {
  render: ({ caption }) => (
    <Table caption={caption}>
      <thead>
        <tr>
          <ColumnHead>
            <Checkbox aria-label="Select all" indeterminate />
          </ColumnHead>
          <ColumnHead sortHref="?sort=name">Tag</ColumnHead>
          <ColumnHead numeric sorted="descending" onSort={onSort}>
            Questions
          </ColumnHead>
          <ColumnHead numeric>Followers</ColumnHead>
          <ColumnHead>Updated</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <TableRow key={row.tag} selected={i === 1}>
            <Cell>
              <Checkbox aria-label={`Select ${row.tag}`} defaultChecked={i === 1} />
            </Cell>
            <th scope="row">
              <Tag name={row.tag} href={`/tags/${row.tag}`} />
            </th>
            <Cell numeric>{row.questions}</Cell>
            <Cell numeric>{row.followers}</Cell>
            <Cell>{row.updated}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Questions' }))
    await expect(onSort).toHaveBeenCalled()
    await expect(canvas.getByRole('columnheader', { name: 'Questions' })).toHaveAttribute('aria-sort', 'descending')
  },
}
