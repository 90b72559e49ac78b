import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DocumentIcon, GaugeIcon } from '../icon/screen-icons.tsx'
import { QuestionIcon, ReviewIcon, SettingsIcon, TagIcon, UsersIcon } from '../icon/status-icons.tsx'
import { NavTree, SideNav } from './side-nav.tsx'

const meta = {
  title: 'Navigation/Side navigation',
  component: SideNav,
  args: {
    label: 'Main',
    sections: [
      {
        items: [
          { label: 'Questions', href: '/questions', icon: <QuestionIcon />, current: true },
          { label: 'Tags', href: '/tags', icon: <TagIcon /> },
          { label: 'Users', href: '/users', icon: <UsersIcon /> },
        ],
      },
      {
        heading: 'Moderation',
        items: [
          { label: 'Review', href: '/review', icon: <ReviewIcon />, count: 12, countLabel: '12 pending' },
          { label: 'Admin', href: '/admin', icon: <SettingsIcon /> },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '10.5rem', marginInlineStart: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

export const Site: Story = {}

export const Tree: Story = {
  render: () => (
    <NavTree
      label="Administration"
      toggle="Admin menu"
      entries={[
        { label: 'Dashboard', href: '/admin', icon: <GaugeIcon />, current: true },
        {
          label: 'Contents',
          icon: <DocumentIcon />,
          items: [
            { label: 'Questions', href: '/admin/questions' },
            { label: 'Flags', href: '/admin/flags', count: 5, countLabel: '5 pending' },
          ],
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Contents'))
    await expect(canvas.getByRole('link', { name: /Flags/ })).toBeVisible()
  },
}
