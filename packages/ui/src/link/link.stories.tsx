import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link.tsx'

const meta = { title: 'Actions/Link', component: Link, args: { href: '/help', children: 'how to ask' } } satisfies Meta<
  typeof Link
>
export default meta

export const InText: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      Read <Link {...args} /> first.
    </p>
  ),
}
export const Quiet: StoryObj<typeof meta> = { args: { variant: 'quiet' } }
export const Plain: StoryObj<typeof meta> = { args: { variant: 'plain' } }
