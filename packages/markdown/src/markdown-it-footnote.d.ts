// The plugin ships no types.
declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it'

  function footnotePlugin(md: MarkdownIt): void
  export { footnotePlugin as default }
}
