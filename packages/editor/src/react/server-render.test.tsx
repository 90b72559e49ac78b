import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarkdownEditor } from './markdown-editor.tsx'

it('renders as a labelled field with its text on the server', () => {
  const html = renderToString(<MarkdownEditor label="Body" id="body" value={'a < b'} onChange={() => {}} />)
  expect(html).toMatch(/<textarea[^>]*id="body"[^>]*aria-label="Body"[^>]*>a &lt; b<\/textarea>/)
  expect(html).toContain('role="toolbar"')
})
