import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { Field } from '../field/field.tsx'
import { Stack } from '../layout/layout.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import * as actions from './action-icons.tsx'
import * as editor from './editor-icons.tsx'
import * as screens from './screen-icons.tsx'
import * as signs from './status-icons.tsx'

const meta = { title: 'Tokens/Icons' } satisfies Meta
export default meta

const all = Object.entries({ ...actions, ...signs, ...screens, ...editor })

/** Every icon with the name that it is imported by; its button copies the import. */
function IconSearch(): ReactNode {
  const [typed, setTyped] = useState('')
  const found = all.filter(([name]) => name.toLowerCase().includes(typed.trim().toLowerCase()))
  return (
    <Stack gap={5}>
      <Field label="Find an icon" help={`${found.length} of ${all.length}`}>
        <TextInput value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <ul
        className="icons"
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))', gap: '0.25rem' }}
      >
        {found.map(([name, Icon]) => (
          <li key={name} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center', fontSize: '0.8125rem' }}>
            <Icon />
            <code>{name}</code>
            <CopyButton text={`import { ${name} } from '@quandary/ui'`} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

export const All: StoryObj = {
  render: () => <IconSearch />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find an icon' }), 'chevron')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('ChevronUpIcon')).toBeVisible()
  },
}

export const Sizes: StoryObj = {
  render: () => (
    <p style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
      <signs.InfoIcon size="sm" label="Small" />
      <signs.InfoIcon label="Middle" />
      <signs.InfoIcon size="lg" label="Large" />
    </p>
  ),
}
