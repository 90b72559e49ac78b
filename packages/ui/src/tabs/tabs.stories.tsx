import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SegmentButtons, Segments } from './segments.tsx'
import { Tabs } from './tabs.tsx'

const items = ['Active', 'Newest', 'Frequent', 'Score', 'Unanswered'].map((label) => ({
  label,
  href: `?sort=${label.toLowerCase()}`,
  current: label === 'Active',
}))

const meta = { title: 'Navigation/Tabs', component: Tabs, args: { label: 'Sort by', items } } satisfies Meta<
  typeof Tabs
>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Active' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Active' })).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Newest' })).toHaveFocus()
  },
}
export const Few: Story = { args: { items: items.slice(0, 3) } }
export const WithCount: Story = {
  args: { items: [...items.slice(0, 2), { label: 'Review', href: '/review', count: 120, countLabel: '120 pending' }] },
}
export const Narrow: Story = {
  args: { items: items.map((item) => ({ ...item, current: item.label === 'Score' })) },
  globals: { viewport: { value: 'small' } },
}

export const MoreOnAPhone: Story = {
  ...Narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Score', { selector: 'summary' }))
    await expect(canvas.getByRole('link', { name: 'Unanswered' })).toBeVisible()
  },
}

export const MoreByKeyboard: Story = {
  args: { items: items.map((item) => ({ ...item, current: item.label === 'Newest' })) },
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    const hidden = canvas.getByRole('link', { name: 'Unanswered' })
    await expect(hidden).not.toBeVisible()
    for (const name of ['Active', 'Newest', 'Frequent']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    const more = canvas.getByText('More', { selector: 'summary' })
    await expect(more).toHaveFocus()
    await userEvent.click(more)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Score' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(hidden).not.toBeVisible()
    await expect(more).toHaveFocus()
  },
}

function OrderButtons(): ReactNode {
  const [value, setValue] = useState<'score' | 'newest'>('score')
  const options = [
    { value: 'score', label: 'Score' },
    { value: 'newest', label: 'Newest' },
  ] as const
  return <SegmentButtons label="Order" value={value} onChange={setValue} options={options} />
}

export const AsSegments: Story = {
  render: () => <Segments label="Sorted by" items={items.slice(0, 2)} />,
}
export const AsToggleButtons: Story = {
  render: () => <OrderButtons />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Newest' }))
    await expect(canvas.getByRole('button', { name: 'Newest' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Score' })).toHaveAttribute('aria-pressed', 'false')
  },
}
