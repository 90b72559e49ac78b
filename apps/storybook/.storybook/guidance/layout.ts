import { page, type GuidanceByTitle } from './guidance.ts'

/** Guidance for components that surround and arrange others. */
export const layout: GuidanceByTitle = {
  'Layout/Frame': {
    when: [
      'Around every page: head, navigation, columns, footer. `PageFrame` for most, `SoloFrame` for login and error pages.',
    ],
    whenNot: ['A part goes into a page that has a frame of its own: take the part alone.'],
    do: [
      'Render `Frame` once around your routes, with `PageColumns` or `SoloColumn` in each.',
      'Put into the right column what a phone may show last.',
    ],
    dont: ['Do not put a second main column into a page.'],
    accessibility: [
      'The skip link is in it and leads to the main column, which takes the focus.',
      'Name the right column in `asideLabel`.',
    ],
  },
  'Layout/Parts': {
    when: ['Things stand below or beside each other with the steps of the space scale.'],
    whenNot: [
      `Fields of a form: \`FieldStack\` and \`FieldPair\` of ${page('Field', 'forms-field')}.`,
      `Facts in columns: ${page('Table', 'content-table')}.`,
    ],
    do: ['Begin each page with `PageHead`, which has its only `h1`.', 'Limit running text with `ReadingColumn`.'],
    dont: ['Do not set margins on what stands in a `Stack`: its `gap` is the space.'],
    accessibility: ['`Section` is named by its heading; set `level` so that headings are in order.'],
  },
  'Layout/Words': {
    when: ['The components’ own words are needed in another language, or other words fit your site.'],
    whenNot: ['The words are props of a component: pass them there.'],
    do: [
      'Provide them once, around everything.',
      `Provide those of the larger forms with \`FormStringsProvider\`, where ${page('Schema form', 'forms-schema-form')}, pickers or uploads are used.`,
    ],
    dont: ['Do not leave half of them in English: screen readers say most of them.'],
    accessibility: ['Many of these words are names that nobody sees; set `lang` on the page to match them.'],
  },
}
