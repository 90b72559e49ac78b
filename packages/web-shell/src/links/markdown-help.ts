/** External Markdown guide (docs/spec/screens.md#constants). */
export const MARKDOWN_HELP = 'https://commonmark.org/help/'
