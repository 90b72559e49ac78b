import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button, ButtonLink } from '../button/button.tsx'
import { EmptyState, ErrorState, OfflineBanner } from './states.tsx'

const meta = {
  title: 'Feedback/States',
  component: EmptyState,
  args: {
    title: 'No tags followed',
    children: 'Follow tags to find their questions first.',
    actions: <Button>Follow a tag</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const NotFound: Story = {
  render: () => (
    <ErrorState code="404" title="Not found" actions={<ButtonLink href="/">Back to home</ButtonLink>}>
      Unfortunately, this page doesn't exist.
    </ErrorState>
  ),
}
export const Offline: Story = {
  render: () => (
    <OfflineBanner retryLabel="Try now" onRetry={fn()}>
      You are offline. What you write is kept on this device.
    </OfflineBanner>
  ),
}
