import { Field, PinIcon, TextInput } from '@quandary/ui'
import { useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineEditorFeature, opensPanel } from '../feature.ts'
import type { EditorPanelProps, FaceFeature } from './react-feature.ts'
import { InsertDialog } from './dialogs/insert-dialog.tsx'
import { mountEditor } from './mounted.browser.tsx'

function PlacePanel({ editor, strings, onClose }: EditorPanelProps): ReactNode {
  const [place, setPlace] = useState('')
  const onInsert = () => {
    editor.apply(({ text, from, to }) => ({ text: text.slice(0, from) + place + text.slice(to), from, to: from }))
    onClose()
    return true
  }
  return (
    <InsertDialog title="Insert place" cancelLabel={strings.cancel} onInsert={onInsert} onCancel={onClose}>
      <Field label="Place">
        <TextInput value={place} onChange={(event) => setPlace(event.target.value)} />
      </Field>
    </InsertDialog>
  )
}

/** A feature that contributes everything possible: commands, a key, tools and a panel. */
const places = defineEditorFeature<FaceFeature>({
  name: 'places',
  commands: {
    place: opensPanel('place'),
    here: (state) => ({ ...state, text: `${state.text} here` }),
    there: (state) => ({ ...state, text: `${state.text} there` }),
    // Same name as the editor's own command, so it overrides it.
    rule: (state) => ({ ...state, text: `${state.text}\n***` }),
  },
  keymap: [{ key: 'Mod-Shift-p', command: 'place' }],
  tools: [
    { command: 'place', label: 'Place', icon: PinIcon },
    {
      command: 'places',
      label: (strings) => `${strings.image} of a place`,
      icon: PinIcon,
      group: 'insert',
      choices: [
        { command: 'here', label: 'Here' },
        { command: 'there', label: 'There' },
      ],
    },
  ],
  panels: { place: PlacePanel },
})

const tool = (name: string) => page.getByRole('button', { name, exact: true })

it('contributes a tool, its key and a panel, and focus returns to its place in the text', async () => {
  const editor = await mountEditor({ features: [places] }, 'I am at ')
  await userEvent.click(page.getByRole('textbox', { name: 'Body' }))
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await userEvent.keyboard('{Control>}{Shift>}p{/Shift}{/Control}')
  await expect.element(page.getByRole('textbox', { name: 'Place' })).toHaveFocus()
  await userEvent.keyboard('home{Enter}')
  await expect.poll(editor.value).toBe('I am at home')
  await expect.element(page.getByRole('textbox', { name: 'Body' })).toHaveFocus()
  await userEvent.hover(tool('Place'))
  await expect.element(page.getByRole('tooltip', { name: 'Place (Ctrl+Shift+P)' })).toBeInTheDocument()
})

it('contributes a menu to a group of the editor, and overrides a command', async () => {
  const editor = await mountEditor({ features: [places] }, 'a')
  const names = page
    .getByRole('toolbar')
    .getByRole('button')
    .elements()
    .map((element) => element.getAttribute('aria-label'))
  expect(names.indexOf('Image of a place')).toBe(names.indexOf('Table') + 1)
  expect(names.indexOf('Place')).toBe(names.indexOf('More tools') + 1)
  await userEvent.click(tool('Image of a place'))
  await userEvent.click(page.getByRole('menuitem', { name: 'There' }))
  await expect.poll(editor.value).toBe('a there')
  await userEvent.click(tool('More tools'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Horizontal rule' }))
  await expect.poll(editor.value).toBe('a there\n***')
})

it('its dialog returns the focus to what opened it, if that is not an editor', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(<Opener />)
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await expect.element(page.getByRole('textbox', { name: 'Place' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

function Opener(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <InsertDialog title="Insert place" cancelLabel="Cancel" onInsert={() => true} onCancel={close}>
          <Field label="Place">
            <TextInput />
          </Field>
        </InsertDialog>
      ) : null}
    </>
  )
}
