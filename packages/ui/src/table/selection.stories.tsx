import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { SelectAllHead, SelectCell, SelectionBar } from './selection.tsx'
import { Cell, ColumnHead, RowHead, Table, TableRow } from './table.tsx'
import { useSelection } from './use-selection.ts'

const rows = [
  { id: '1', title: 'How do I read a file line by line?', votes: 4, asked: '12 Mar' },
  { id: '2', title: '发酵面团为什么会塌？', votes: 21, asked: '11 Mar' },
  {
    id: '3',
    title: 'Which pot keeps basil alive on a north-facing balcony through the winter?',
    votes: 0,
    asked: '9 Mar',
  },
]
const ids = rows.map(({ id }) => id)

/**
 * A table with tick boxes. While rows are selected, the actions on them take the place of the filters. Under 768 pixels
 * the `wide` columns are hidden, and their content appears below the name of the row.
 */
function Questions(): ReactNode {
  const selection = useSelection(ids)
  return (
    <>
      <SelectionBar selection={selection} actions={<Button size="sm">Close questions</Button>}>
        <SearchField action="#" label="Search questions" />
      </SelectionBar>
      <Table caption="Questions">
        <thead>
          <tr>
            <SelectAllHead selection={selection} />
            <ColumnHead>Title</ColumnHead>
            <ColumnHead numeric wide>
              Votes
            </ColumnHead>
            <ColumnHead wide>Asked</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, votes, asked }) => (
            <TableRow key={id} selected={selection.has(id)}>
              <SelectCell selection={selection} id={id} name={title} />
              <RowHead narrow={`${votes} votes · ${asked}`}>{title}</RowHead>
              <Cell numeric wide>
                {votes}
              </Cell>
              <Cell wide>{asked}</Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </>
  )
}

const meta = {
  title: 'Content/Table with selection',
  component: Questions,
  parameters: { properties: { SelectAllHead, SelectCell, SelectionBar } },
} satisfies Meta<typeof Questions>
export default meta

export const SelectableRows: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const statusTexts = () => canvas.getAllByRole('status').map((status) => status.textContent)
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 发酵面团为什么会塌？' }))
    await expect(statusTexts()).toContain('1 selected')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(statusTexts()).toContain('3 selected')
    await expect(all.checked).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(statusTexts().join('')).toBe('')
    await expect(canvas.getByRole('searchbox')).toBeVisible()
  },
}
