import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { SearchField } from './search-field.tsx'

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: { action: '/search', label: 'Search questions, tags and people', shortcut: '/', onSearch: fn() },
} satisfies Meta<typeof SearchField>
export default meta

export const Searches: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Search questions, tags and people' }),
      ' tomato {Enter}',
    )
    await expect(args.onSearch).toHaveBeenCalledWith('tomato')
  },
}

/** An input method changes the text until one of its suggestions is chosen, so `onInput` is called only then. */
export const WaitsForAComposedWord: StoryObj<typeof meta> = {
  args: { onInput: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox')
    await fireEvent.compositionStart(field)
    await fireEvent.input(field, { target: { value: 'mian' }, isComposing: true })
    await expect(args.onInput).not.toHaveBeenCalled()
    await fireEvent.input(field, { target: { value: '面包' }, isComposing: true })
    await fireEvent.compositionEnd(field)
    await expect(args.onInput).toHaveBeenCalledOnce()
    await expect(args.onInput).toHaveBeenCalledWith('面包')
    await userEvent.type(field, '!')
    await expect(args.onInput).toHaveBeenLastCalledWith('面包!')
  },
}
