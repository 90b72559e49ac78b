import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './kbd.tsx'

const meta = { title: 'Content/Key', component: Kbd, args: { children: 'Ctrl ↵' } } satisfies Meta<typeof Kbd>
export default meta

export const Combination: StoryObj<typeof meta> = {}
