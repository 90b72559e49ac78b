/** An example of the GFM specification: its number, its markdown and the expected HTML. */
interface Example {
  example: number
  markdown: string
  html: string
}

const table = (head: string, ...rows: string[]): string => {
  const cells = (row: string, tag: string) => row.split('¦').map((cell) => `<${tag}>${cell}</${tag}>`)
  const line = (row: string, tag: string) => `<tr>${cells(row, tag).join('')}</tr>`
  const body = rows.length > 0 ? `<tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody>` : ''
  return `<table><thead>${line(head, 'th')}</thead>${body}</table>`
}
const link = (href: string, text = href): string => `<a href="${href}">${text}</a>`
const www = (rest: string): string => link(`http://${rest}`, rest)
const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

const open = '<input disabled="" type="checkbox">'
const done = '<input checked="" disabled="" type="checkbox">'
const business = 'www.google.com/search?q=Markup+(business)'

/**
 * The examples of the five extensions in the GFM specification 0.29, by their numbers there
 * (https://github.github.com/gfm/, CC BY-SA 4.0). The other examples of the specification are those of CommonMark.
 */
export const gfmExamples: readonly Example[] = [
  { example: 198, markdown: '| foo | bar |\n| --- | --- |\n| baz | bim |\n', html: table('foo¦bar', 'baz¦bim') },
  {
    example: 199,
    markdown: '| abc | defghi |\n:-: | -----------:\nbar | baz\n',
    html: table('abc¦defghi', 'bar¦baz')
      .replaceAll(/<(t[hd])>(abc|bar)/g, '<$1 align="center">$2')
      .replaceAll(/<(t[hd])>(defghi|baz)/g, '<$1 align="right">$2'),
  },
  {
    example: 200,
    markdown: '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n',
    html: table('f|oo', 'b <code>|</code> az', 'b <strong>|</strong> im'),
  },
  {
    example: 201,
    markdown: '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n',
    html: `${table('abc¦def', 'bar¦baz')}<blockquote><p>bar</p></blockquote>`,
  },
  {
    example: 202,
    markdown: '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar\n',
    html: `${table('abc¦def', 'bar¦baz', 'bar¦')}<p>bar</p>`,
  },
  {
    example: 203,
    markdown: '| abc | def |\n| --- |\n| bar |\n',
    html: '<p>| abc | def |\n| --- |\n| bar |</p>',
  },
  {
    example: 204,
    markdown: '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |\n',
    html: table('abc¦def', 'bar¦', 'bar¦baz'),
  },
  { example: 205, markdown: '| abc | def |\n| --- | --- |\n', html: table('abc¦def') },
  {
    example: 279,
    markdown: '- [ ] foo\n- [x] bar\n',
    html: `<ul><li>${open} foo</li><li>${done} bar</li></ul>`,
  },
  {
    example: 280,
    markdown: '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim\n',
    html: `<ul><li>${done} foo<ul><li>${open} bar</li><li>${done} baz</li></ul></li><li>${open} bim</li></ul>`,
  },
  {
    example: 491,
    markdown: '~~Hi~~ Hello, ~there~ world!\n',
    html: '<p><del>Hi</del> Hello, <del>there</del> world!</p>',
  },
  {
    example: 492,
    markdown: 'This ~~has a\n\nnew paragraph~~.\n',
    html: paragraphs('This ~~has a', 'new paragraph~~.'),
  },
  { example: 493, markdown: 'This will ~~~not~~~ strike.\n', html: '<p>This will ~~~not~~~ strike.</p>' },
  { example: 622, markdown: 'www.commonmark.org\n', html: paragraphs(www('www.commonmark.org')) },
  {
    example: 623,
    markdown: 'Visit www.commonmark.org/help for more information.\n',
    html: paragraphs(`Visit ${www('www.commonmark.org/help')} for more information.`),
  },
  {
    example: 624,
    markdown: 'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.\n',
    html: paragraphs(`Visit ${www('www.commonmark.org')}.`, `Visit ${www('www.commonmark.org/a.b')}.`),
  },
  {
    example: 625,
    markdown: `${business}\n\n${business}))\n\n(${business})\n\n(${business}\n`,
    html: paragraphs(www(business), `${www(business)}))`, `(${www(business)})`, `(${www(business)}`),
  },
  {
    example: 626,
    markdown: 'www.google.com/search?q=(business))+ok\n',
    html: paragraphs(www('www.google.com/search?q=(business))+ok')),
  },
  {
    example: 627,
    markdown: 'www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;\n',
    html: paragraphs(
      www('www.google.com/search?q=commonmark&amp;hl=en'),
      `${www('www.google.com/search?q=commonmark')}&amp;hl;`,
    ),
  },
  { example: 628, markdown: 'www.commonmark.org/he<lp\n', html: paragraphs(`${www('www.commonmark.org/he')}&lt;lp`) },
  {
    example: 629,
    markdown:
      'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))\n\nAnonymous FTP is available at ftp://foo.bar.baz.\n',
    html: paragraphs(
      link('http://commonmark.org'),
      `(Visit ${link('https://encrypted.google.com/search?q=Markup+(business)')})`,
      `Anonymous FTP is available at ${link('ftp://foo.bar.baz')}.`,
    ),
  },
  { example: 630, markdown: 'foo@bar.baz\n', html: paragraphs(link('mailto:foo@bar.baz', 'foo@bar.baz')) },
  {
    example: 631,
    markdown: "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.\n",
    html: paragraphs(
      `hello@mail+xyz.example isn't valid, but ${link('mailto:hello+xyz@mail.example', 'hello+xyz@mail.example')} is.`,
    ),
  },
  {
    example: 632,
    markdown: 'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_\n',
    html: paragraphs(
      link('mailto:a.b-c_d@a.b', 'a.b-c_d@a.b'),
      `${link('mailto:a.b-c_d@a.b', 'a.b-c_d@a.b')}.`,
      'a.b-c_d@a.b-',
      'a.b-c_d@a.b_',
    ),
  },
  {
    example: 633,
    markdown: `${[
      'mailto:foo@bar.baz',
      'mailto:a.b-c_d@a.b',
      'mailto:a.b-c_d@a.b.',
      'mailto:a.b-c_d@a.b/',
      'mailto:a.b-c_d@a.b-',
      'mailto:a.b-c_d@a.b_',
      'xmpp:foo@bar.baz',
      'xmpp:foo@bar.baz.',
    ].join('\n\n')}\n`,
    html: paragraphs(
      link('mailto:foo@bar.baz'),
      link('mailto:a.b-c_d@a.b'),
      `${link('mailto:a.b-c_d@a.b')}.`,
      `${link('mailto:a.b-c_d@a.b')}/`,
      'mailto:a.b-c_d@a.b-',
      'mailto:a.b-c_d@a.b_',
      link('xmpp:foo@bar.baz'),
      `${link('xmpp:foo@bar.baz')}.`,
    ),
  },
  {
    example: 634,
    markdown: 'xmpp:foo@bar.baz/txt\n\nxmpp:foo@bar.baz/txt@bin\n\nxmpp:foo@bar.baz/txt@bin.com\n',
    html: paragraphs(
      link('xmpp:foo@bar.baz/txt'),
      link('xmpp:foo@bar.baz/txt@bin'),
      link('xmpp:foo@bar.baz/txt@bin.com'),
    ),
  },
  {
    example: 635,
    markdown: 'xmpp:foo@bar.baz/txt/bin\n',
    html: paragraphs(`${link('xmpp:foo@bar.baz/txt')}/bin`),
  },
  {
    example: 657,
    markdown:
      '<strong> <title> <style> <em>\n\n<blockquote>\n  <xmp> is disallowed.  <XMP> is also disallowed.\n</blockquote>\n',
    html: '<p><strong> &lt;title> &lt;style> <em></p>\n<blockquote>\n  &lt;xmp> is disallowed.  &lt;XMP> is also disallowed.\n</blockquote>',
  },
]
