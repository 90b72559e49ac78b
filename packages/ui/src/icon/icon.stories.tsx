import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/layout.tsx'
import * as actions from './action-icons.tsx'
import * as editor from './editor-icons.tsx'
import * as signs from './status-icons.tsx'

const meta = { title: 'Icons' } satisfies Meta
export default meta

const all = Object.entries({ ...actions, ...signs, ...editor })

export const All: StoryObj = {
  render: () => (
    <Stack gap={5}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '0.75rem' }}>
        {all.map(([name, Icon]) => (
          <span key={name} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center', fontSize: '0.8125rem' }}>
            <Icon />
            {name.replace(/Icon$/, '')}
          </span>
        ))}
      </div>
      <p style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
        <signs.InfoIcon size="sm" label="Small" />
        <signs.InfoIcon label="Middle" />
        <signs.InfoIcon size="lg" label="Large" />
      </p>
    </Stack>
  ),
}
