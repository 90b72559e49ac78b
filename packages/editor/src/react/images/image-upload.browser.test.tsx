import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ImageNotStored, type StoreImage } from '../../store-image.ts'
import { mountEditor } from '../mounted.browser.tsx'

const PNG = new File(['x'], 'leaf.png', { type: 'image/png' })

function hand(kind: 'paste' | 'drop', files: readonly File[], words?: string) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  if (words !== undefined) data.setData('text/plain', words)
  const options = { bubbles: true, cancelable: true }
  const event =
    kind === 'paste'
      ? new ClipboardEvent('paste', { ...options, clipboardData: data })
      : new DragEvent('drop', { ...options, dataTransfer: data })
  document.querySelector('.cm-content')?.dispatchEvent(event)
}

interface Running {
  done: (url: string) => void
  fail: (error?: Error) => void
  progress: (sent: number) => void
  signal: AbortSignal
}

/** Creates an upload that the test completes. */
function slowUpload() {
  const settle: Running[] = []
  const uploadImage = vi.fn<StoreImage>(
    (_file, signal, progress) =>
      new Promise<string>((done, reject) => {
        settle.push({ done, fail: (error = new Error('down')) => reject(error), progress, signal })
      }),
  )
  return { uploadImage, settle }
}

const pending = () => document.querySelector('.cm-pending')?.textContent ?? null

describe('images', () => {
  it.each(['paste', 'drop'] as const)('by %s are marked, uploaded and inserted', async (kind) => {
    const { uploadImage, settle } = slowUpload()
    const onUploadingChange = vi.fn()
    const editor = await mountEditor({ uploadImage, onUploadingChange })
    hand(kind, [PNG])
    expect(pending()).toBe('Uploading leaf.png…')
    expect(editor.value()).toBe('')
    settle[0]?.done('/uploads/1.png')
    await expect.poll(editor.value).toBe('![](/uploads/1.png)')
    expect(pending()).toBeNull()
    expect(onUploadingChange.mock.calls).toEqual([[true], [false]])
  })

  it('leave no trace when they fail, and the user sees an error', async () => {
    const { uploadImage, settle } = slowUpload()
    const editor = await mountEditor({ uploadImage }, 'text')
    hand('drop', [PNG])
    settle[0]?.fail()
    await expect.element(page.getByText(/^leaf\.png was not uploaded/)).toHaveAttribute('role', 'alert')
    expect(pending()).toBeNull()
    expect(editor.value()).toBe('text')
    await userEvent.click(page.getByRole('textbox', { name: 'Body' }))
    await userEvent.keyboard('x')
    await expect.element(page.getByRole('alert')).toHaveTextContent('')
  })

  it('that fail with words for the user show these', async () => {
    const { uploadImage, settle } = slowUpload()
    await mountEditor({ uploadImage })
    hand('drop', [PNG])
    settle[0]?.fail(new ImageNotStored('The disk is full.'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('The disk is full.')
  })

  it.each([
    ['another type', new File(['x'], 'a.txt', { type: 'text/plain' }), 'Only images can be uploaded.'],
    [
      'more than 4 MB',
      new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
      'The file is larger than 4 MB.',
    ],
  ])('of %s are refused before anything is sent', async (_, file, words) => {
    const { uploadImage } = slowUpload()
    await mountEditor({ uploadImage })
    hand('drop', [file])
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('next to pasted text are ignored: the text is meant', async () => {
    const { uploadImage } = slowUpload()
    const editor = await mountEditor({ uploadImage })
    hand('paste', [PNG], 'words')
    await expect.poll(editor.value).toBe('words')
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('ask for a description right away, which goes into the text while it is typed', async () => {
    const { uploadImage, settle } = slowUpload()
    const editor = await mountEditor({ uploadImage }, 'See')
    const text = page.getByRole('textbox', { name: 'Body' })
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    hand('paste', [PNG])
    settle[0]?.done('/uploads/1.png')
    const field = page.getByLabelText('What does leaf.png show?')
    await expect.element(field).toBeVisible()
    // The new field must not take the focus, because the user may be typing.
    await expect.element(text).toHaveFocus()
    await userEvent.click(field)
    await userEvent.keyboard('a (purple] `leaf`')
    await expect.element(field).toHaveValue('a (purple] `leaf`')
    expect(editor.value()).toBe('See\n\n![a (purple\\] \\`leaf\\`](/uploads/1.png)')
    // Safari ends a composition before it reports the key that confirmed it. That key then has the code 229.
    for (const key of ['Enter', 'Escape']) {
      field
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }))
    }
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(text).toHaveFocus()
    await userEvent.keyboard('{Enter}more')
    expect(editor.value()).toBe('See\n\n![a (purple\\] \\`leaf\\`](/uploads/1.png)\nmore')
  })

  it('without a description are counted below, where it can still be given', async () => {
    const { uploadImage, settle } = slowUpload()
    const editor = await mountEditor({ uploadImage })
    hand('drop', [PNG])
    settle[0]?.done('/uploads/1.png')
    await userEvent.click(page.getByRole('button', { name: 'Not now' }))
    const hint = page.getByRole('button', { name: '1 image has no description' })
    await userEvent.click(hint)
    await expect.element(page.getByLabelText('What does 1.png show?')).toHaveFocus()
    // The hint works a second time too.
    await userEvent.click(page.getByRole('textbox', { name: 'Body' }))
    await userEvent.click(hint)
    await expect.element(page.getByLabelText('What does 1.png show?')).toHaveFocus()
    await userEvent.keyboard('a leaf')
    await expect.element(hint).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Done' }))
    expect(editor.value()).toBe('![a leaf](/uploads/1.png)')
  })

  it('with an address that is in the text before get their own description', async () => {
    const editor = await mountEditor({}, '```\n![](/a.png)\n```\n\n![a cat](/a.png)\n\n![](/a.png)')
    const hint = page.getByRole('button', { name: '1 image has no description' })
    await userEvent.click(hint)
    await expect.element(page.getByLabelText('What does a.png show?')).toHaveValue('')
    await userEvent.keyboard('a dog')
    await expect.element(hint).not.toBeInTheDocument()
    expect(editor.value()).toBe('```\n![](/a.png)\n```\n\n![a cat](/a.png)\n\n![a dog](/a.png)')
  })

  it('can be chosen in the dialog, with a description', async () => {
    const { uploadImage, settle } = slowUpload()
    const editor = await mountEditor({ uploadImage })
    await userEvent.click(page.getByRole('button', { name: 'Image', exact: true }))
    const dialog = page.getByRole('dialog')
    await userEvent.upload(dialog.getByLabelText('Files from this device'), PNG)
    await userEvent.fill(dialog.getByLabelText(/^Description/), 'a purple leaf')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert image' }))
    await expect.poll(() => settle.length).toBe(1)
    settle[0]?.done('/uploads/2.png')
    await expect.poll(editor.value).toBe('![a purple leaf](/uploads/2.png)')
  })

  it('show their progress and can be cancelled without a trace', async () => {
    const { uploadImage, settle } = slowUpload()
    const editor = await mountEditor({ uploadImage }, 'text')
    hand('drop', [PNG])
    const list = page.getByRole('list', { name: 'Uploads' })
    await expect.element(list.getByText('leaf.png', { exact: true })).toBeVisible()
    settle[0]?.progress(0.4)
    await expect.element(page.getByRole('progressbar', { name: 'Uploading leaf.png…' })).toHaveValue(40)
    await userEvent.click(page.getByRole('button', { name: 'Cancel uploading leaf.png' }))
    await expect.element(page.getByRole('textbox', { name: 'Body' })).toHaveFocus()
    await expect.element(list).not.toBeInTheDocument()
    expect(settle[0]?.signal.aborted).toBe(true)
    settle[0]?.done('/late.png')
    expect(pending()).toBeNull()
    expect(editor.value()).toBe('text')
    await expect.element(page.getByRole('alert')).toHaveTextContent('')
  })

  it('keep their order if there are several, whichever finishes first, and text typed meanwhile stays', async () => {
    const { uploadImage, settle } = slowUpload()
    const onUploadingChange = vi.fn()
    const editor = await mountEditor({ uploadImage, onUploadingChange })
    const named = (name: string) => new File(['x'], name, { type: 'image/png' })
    await userEvent.click(page.getByRole('textbox', { name: 'Body' }))
    hand('paste', [named('a.png'), named('b.png'), named('c.png')])
    await userEvent.keyboard('See: ')
    settle[1]?.done('/b')
    await expect.poll(editor.value).toBe('See: \n\n![](/b)')
    settle[2]?.fail()
    settle[0]?.done('/a')
    await expect.poll(editor.value).toBe('See: \n\n![](/a)\n\n![](/b)')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('c.png was not uploaded. Try again, or use a smaller image.')
    expect(onUploadingChange.mock.calls).toEqual([[true], [false]])
  })
})
