import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountEditor } from '../mounted.browser.tsx'

const PARAGRAPHS = Array.from({ length: 60 }, (_, index) => `Paragraph ${index + 1}`)
const TEXT = PARAGRAPHS.join('\n\n')
// In the preview, every tenth paragraph is much higher than its line in the editor.
const HTML = PARAGRAPHS.map(
  (words, index) => `<p style="margin:0;height:${index % 10 ? 20 : 300}px">${words}</p>`,
).join('')

const preview = () => page.getByRole('region', { name: 'Preview' })
const beside = () => page.getByRole('button', { name: 'Preview beside the text' })
const text = () => page.getByRole('textbox', { name: 'Body' })

/** Distance in pixels from the top of the scrolling pane to a paragraph. */
function topIn(pane: Element | null | undefined, words: string, of: string): number {
  const found = [...document.querySelectorAll(of)].find((element) => element.textContent === words)
  return (found?.getBoundingClientRect().top ?? Number.NaN) - (pane?.getBoundingClientRect().top ?? 0)
}

describe('the preview', () => {
  beforeEach(() => localStorage.removeItem('qd-editor-preview'))
  afterEach(() => page.viewport(414, 896))

  it('is beside the text in a wide editor, and both scroll together', async () => {
    await page.viewport(1300, 700)
    await mountEditor({ renderPreview: async () => HTML, defaultPreviewOpen: true }, TEXT)
    await expect.element(preview()).toHaveAttribute('tabindex', '0')
    await expect.element(page.getByText('Paragraph 60').first()).toBeInTheDocument()
    const right = preview().element().getBoundingClientRect()
    const left = text().element().getBoundingClientRect()
    expect(Math.abs(right.left - left.right)).toBeLessThan(40)
    const pane = preview().element()
    const scroller = text().element().closest('.cm-editor')?.parentElement
    let attempts = 0
    const showParagraph31 = () => {
      const away = Math.abs(topIn(scroller, 'Paragraph 31', '.cm-line'))
      // Sometimes the text does not follow while the editor is still measuring its lines, so each attempt moves the
      // preview by a pixel.
      if (!(away < 10)) pane.scrollBy(0, topIn(pane, 'Paragraph 31', 'p') + (attempts++ % 2))
      return away
    }
    // Lines are drawn a frame after they come into view, which takes longer on a busy machine.
    await expect.poll(showParagraph31, { timeout: 5000 }).toBeLessThan(10)
    scroller?.scrollTo(0, scroller.scrollHeight)
    await expect.poll(() => pane.scrollHeight - pane.clientHeight - pane.scrollTop).toBeLessThan(2)
  })

  it('is below where there is less room, unless the switch says otherwise, which is stored', async () => {
    await page.viewport(800, 700)
    await mountEditor({ renderPreview: async () => HTML, defaultPreviewOpen: true }, TEXT)
    await expect.element(beside()).toHaveAttribute('aria-pressed', 'false')
    await expect.element(preview()).not.toHaveAttribute('tabindex')
    await userEvent.click(beside())
    await expect.element(beside()).toHaveAttribute('aria-pressed', 'true')
    await expect.element(preview()).toHaveAttribute('tabindex', '0')
    expect(localStorage.getItem('qd-editor-preview')).toBe('beside')
  })

  it('takes the stored place', async () => {
    localStorage.setItem('qd-editor-preview', 'below')
    await page.viewport(1300, 700)
    await mountEditor({ renderPreview: async () => HTML, defaultPreviewOpen: true }, TEXT)
    await expect.element(beside()).toHaveAttribute('aria-pressed', 'false')
  })

  it('is below in a narrow editor, without a switch', async () => {
    localStorage.setItem('qd-editor-preview', 'beside')
    await page.viewport(414, 700)
    await mountEditor({ renderPreview: async () => HTML, defaultPreviewOpen: true }, TEXT)
    await expect.element(preview()).toBeInTheDocument()
    await expect.element(beside()).not.toBeInTheDocument()
    await expect.element(preview()).not.toHaveAttribute('tabindex')
  })
})
