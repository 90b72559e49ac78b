import { page, type GuidanceByTitle } from './guidance.ts'

/** Guidance for the parts of `@quandary/editor`. */
export const editor: GuidanceByTitle = {
  'Editor/MarkdownEditor': {
    when: ['Somebody writes Markdown of more than a line: a question, an answer, a page of help.'],
    whenNot: [
      `A comment of a few sentences: ${page('MentionField', 'editor-mentionfield')}.`,
      `Plain text, or code alone: \`TextArea\` of ${page('Text input', 'forms-text-input')}, ${page('Code area', 'forms-code-area')}.`,
    ],
    do: [
      'Put it into a `Field`: it takes label, help and error from there.',
      'Pass sanitised HTML from `renderPreview`.',
      'Keep drafts with `useDraft`: hours of work are in it.',
    ],
    dont: [
      'Do not cut a text that is too long: it counts near the limit, and the server refuses.',
      'Do not take pictures before `uploadImage` can store them.',
    ],
    accessibility: [
      'Tab leaves it, except inside a list; there Escape comes first.',
      'The toolbar is one stop of Tab; arrows move in it, and each button names its keys.',
      'Before its code has loaded it is a text area with the same label.',
    ],
  },
  'Editor/MentionField': {
    when: ['A few sentences that may mention people: comments.'],
    whenNot: [`Anything with paragraphs, code or pictures: ${page('MarkdownEditor', 'editor-markdowneditor')}.`],
    do: ['Offer first the people of the thread.'],
    dont: ['Do not ask a server for each letter without a pause: abort the older call by its signal.'],
    accessibility: ['People are offered as a list that arrows choose from; how many were found is announced.'],
  },
}
