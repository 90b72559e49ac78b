import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from '../pagination/pagination.tsx'
import { UiStringsProvider } from './ui-strings-provider.tsx'

const meta = { title: 'Layout/Words', component: UiStringsProvider } satisfies Meta<typeof UiStringsProvider>
export default meta

export const Replaced: StoryObj<typeof meta> = {
  args: {
    strings: { nextPage: '下一页', previousPage: '上一页', pages: '页', page: (n) => `第 ${n} 页` },
    children: <Pagination page={1} pageCount={3} href={(page) => `?page=${page}`} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '下一页' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '第 2 页' })).toBeVisible()
  },
}
