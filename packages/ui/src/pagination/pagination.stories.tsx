import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 7, pageCount: 24, href: (page: number) => `?page=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=8')
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev')
  },
}
export const First: Story = { args: { page: 1, pageCount: 2411, summary: '1–20 of 48,213' } }
export const Last: Story = { args: { page: 24 } }
export const SinglePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
