import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CodeBlock, Prose } from './prose.tsx'

const code = `<span class="hljs-keyword">type</span> <span class="hljs-title class_">Status</span> = <span class="hljs-string">"open"</span> | <span class="hljs-string">"closed"</span>;

<span class="hljs-comment">// an omitted key is an error</span>
<span class="hljs-keyword">const</span> days = <span class="hljs-number">14</span>;`

const html = `
<p>A small board in my greenhouse appends one line per minute to a CSV file. When the Wi-Fi is slow it <em>retries</em>, so <strong>the same reading</strong> lands <a href="#note">two or three times</a> in <code>readings.csv</code>.<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p>
<h2 id="what">What I need</h2>
<ul><li>one pass, constant memory;</li><li>the first is kept<ul><li>also at midnight</li></ul></li></ul>
<ol><li>read</li><li>compare</li></ol>
<ul class="contains-task-list"><li class="task-list-item"><span class="task-list-box">☑</span> Measured</li><li class="task-list-item"><span class="task-list-box">☐</span> Tried awk</li></ul>
<pre tabindex="0"><code class="hljs language-typescript">${code}</code></pre>
<blockquote><p>Choose the window from the data, not from hope.</p></blockquote>
<h3 id="numbers">Numbers</h3>
<table><thead><tr><th>Bed</th><th style="text-align:right">Readings</th></tr></thead><tbody><tr><td>north</td><td style="text-align:right">1,204</td></tr></tbody></table>
<p>Water <del>every day</del> <ins>when the top is dry</ins>. Press <kbd>Ctrl</kbd>.</p>
<hr class="footnotes-sep">
<section class="footnotes"><ol class="footnotes-list"><li id="fn1" class="footnote-item"><p>Measured for a week. <a href="#fnref1" class="footnote-backref" aria-label="Back to the text">↩</a></p></li></ol></section>`

const meta = { title: 'Content/Prose', component: Prose, args: { html } } satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Rendered: Story = {}
export const Chinese: Story = {
  args: { html: '<p>清晨浇水,入夜前叶面已干。<em>不要</em>在中午浇水。</p>', lang: 'zh-CN' },
}
export const Code: Story = {
  render: () => <CodeBlock code="const days = 14" language="TypeScript" html={code} label="TypeScript code" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'TypeScript code' })).toHaveAttribute('tabindex', '0')
  },
}
