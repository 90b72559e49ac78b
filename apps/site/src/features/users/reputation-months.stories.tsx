import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { aroundSite } from '../../catalogue/site-around.tsx'
import { ReputationMonths } from './reputation-months.tsx'

const meta = {
  title: 'Patterns/Chart',
  component: ReputationMonths,
  decorators: [aroundSite],
  args: { username: 'ada' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(12)
  },
} satisfies Meta<typeof ReputationMonths>
export default meta

/**
 * Months with gains, a month of loss and a month without change. The numbers are next to the bars, so the information
 * does not depend on the bars alone.
 */
export const ReputationOfAYear: StoryObj<typeof meta> = {}

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } }
