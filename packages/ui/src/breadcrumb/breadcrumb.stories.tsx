import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [{ label: 'Tags', href: '/tags' }, { label: 'gardening', href: '/tags/gardening' }, { label: 'History' }],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta

export const Deep: StoryObj<typeof meta> = {}
