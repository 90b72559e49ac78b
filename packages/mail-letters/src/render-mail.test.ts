import { expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'

const catalogue: Readonly<Record<string, string>> = {
  'mail.reset.subject': '[{{siteName}}] Reset, {{name}}',
  'mail.reset.body': 'Dear {{name}},\n\nopen this:\n{{url}}\n\nIt works for {{minutes}} minutes.',
  'mail.reset.action': 'Reset it',
  'mail.plain.subject': 'News',
  'mail.plain.body': 'Nothing new.',
  'mail.unsubscribe': 'To stop these mails, open {{url}}',
}

const words = (key: string, facts: Readonly<Record<string, string | number>>): string | undefined =>
  catalogue[key]?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]))

const site = { name: 'QA', url: 'https://qa.test', lang: 'en-US' }
const url = 'https://qa.test/reset?code=a&b=1'

it('carries the same text in both parts, with the link as a button and in full', () => {
  const letter = renderMail({ words, template: 'reset', site, url, facts: { name: 'Ada', minutes: 10 } })
  expect(letter.subject).toBe('[QA] Reset, Ada')
  expect(letter.text).toBe(`Dear Ada,\n\nopen this:\n${url}\n\nIt works for 10 minutes.\n\n-- \nQA\nhttps://qa.test\n`)
  expect(letter.html).toContain('<html lang="en-US">')
  expect(letter.html).toContain('href="https://qa.test/reset?code=a&amp;b=1">Reset it</a>')
  expect(letter.html).toContain('>https://qa.test/reset?code=a&amp;b=1</a>')
  for (const paragraph of ['<p>Dear Ada,</p>', '<p>It works for 10 minutes.</p>']) {
    expect(letter.html).toContain(paragraph)
  }
})

it('begins with a hidden line for lists of mails: the text without the address of its button', () => {
  const { html } = renderMail({ words, template: 'reset', site, url, facts: { name: 'Ada', minutes: 10 } })
  const [, first] = /<body[^>]*>\s*<div style="display:none[^>]*>(.*?)<\/div>/.exec(html) ?? []
  expect(first).toMatch(/^Dear Ada, open this: It works for 10 minutes\.(&#847;&zwnj;&nbsp;)+$/)
  const name = 'Ada & '.repeat(100)
  const [, cut] =
    /mso-hide:all">(.*?)<\/div>/.exec(
      renderMail({ words, template: 'reset', site, url, facts: { name, minutes: 10 } }).html,
    ) ?? []
  expect(cut).toMatch(/^Dear (Ada &amp; )+/)
  expect(cut?.replaceAll('&amp;', '&')).toHaveLength(200)
})

it('needs no link, and has no button without a text for it', () => {
  const { html, text } = renderMail({ words, template: 'plain', site })
  expect(html).not.toContain('class="button"')
  expect(text).toContain('Nothing new.')
})

it('names the unsubscribe link in both parts', () => {
  const unsubscribeUrl = 'https://qa.test/users/unsubscribe?code=x'
  const { html, text } = renderMail({ words, template: 'plain', site, unsubscribeUrl })
  expect(text).toContain(`To stop these mails, open ${unsubscribeUrl}\n`)
  expect(html).toMatch(/To stop these mails, open <a [^>]*href="https:\/\/qa\.test\/users\/unsubscribe\?code=x"/)
})

it('lets no value start a line, a header or markup', () => {
  const name = 'Eve\r\nBcc: victim@qa.test\n\n<img src=x onerror=alert(1)>"'
  const letter = renderMail({
    words,
    template: 'reset',
    site: { ...site, name },
    url,
    facts: { name, minutes: 1 },
  })
  const harmless = 'Eve Bcc: victim@qa.test <img src=x onerror=alert(1)>"'
  expect(letter.subject).toBe(`[${harmless}] Reset, ${harmless}`)
  expect(letter.text).toContain(`Dear ${harmless},`)
  expect(letter.html).not.toContain('<img')
  expect(letter.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;')
})

it('has dark colours for programs that ask for them, and light ones in the attributes for all others', () => {
  const { html } = renderMail({ words, template: 'plain', site })
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).toMatch(/<div class="card" style="[^"]*background:#ffffff/)
})

it('refuses a template that does not exist', () => {
  expect(() => renderMail({ words, template: 'nothing', site })).toThrow('There is no mail template nothing')
})
