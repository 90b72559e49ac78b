import { page, type GuidanceByTitle } from './guidance.ts'

/** Guidance for components that show content. */
export const content: GuidanceByTitle = {
  'Content/Answers badge': {
    when: ['A row of a list says how many answers a question has, and whether one was accepted.'],
    whenNot: [`Any other number: ${page('Count', 'content-count')}.`],
    do: ['Give `text` when the number is shortened, and `count` as it is.'],
    dont: ['Do not make it a link of its own: the title beside it is one.'],
    accessibility: ['That an answer was accepted is said in words, and shown by a tick besides the colour.'],
  },
  'Content/Avatar': {
    when: ['A person is named, and a face or a colour helps to find them again.'],
    whenNot: [`The author of a post: ${page('User card', 'content-user-card')} has one.`],
    do: ['Let the name stand beside it, or be the name of the link around it.'],
    dont: ['Do not use it alone for who somebody is.'],
    accessibility: ['It is hidden from screen readers, because the name is said anyway.'],
  },
  'Content/Badge': {
    when: ['A word or two about the thing beside it: its state, the role of a person.'],
    whenNot: [
      `It names a subject and leads to its questions: ${page('Tag', 'content-tag')}.`,
      `It is a number: ${page('Count', 'content-count')}.`,
    ],
    do: ['Choose the tone by its meaning, the same one everywhere.', 'Write it with one capital letter.'],
    dont: ['Do not let the colour alone carry the meaning: the word does.', 'Do not make it a button.'],
    accessibility: ['Its `title` shows for a pointer only: nothing that is needed belongs there.'],
  },
  'Content/Count': {
    when: ['A number may be shortened: views, reputation, how many people follow.'],
    whenNot: [
      `It waits for somebody, beside an entry of a menu: \`CountBadge\` of ${page('Badge', 'content-badge')}.`,
      `Several figures sum up a page: ${page('Stat tiles', 'content-stat-tiles')}.`,
    ],
    do: ['Format both forms in the reader’s language.', 'Give the unit, unless a heading names it.'],
    dont: ['Do not shorten what people compare to the last digit.'],
    accessibility: ['The exact form is a tooltip for a pointer; show it where it matters.'],
  },
  'Content/Diff': {
    when: ['Two versions are compared: `DiffSource` for source text, `DiffText` for a title, `DiffProse` as rendered.'],
    whenNot: ['Only the newer version matters: show that.'],
    do: [
      'Offer the rendered form and the source: some changes are seen in one of them alone.',
      'Pass sanitised HTML to `DiffProse`.',
    ],
    dont: ['Do not compare versions of different things.'],
    accessibility: [
      'What was taken out and put in are `<del>` and `<ins>`; signs and strokes say it besides the colours.',
      'Name it in `label`: “Difference of the text”.',
    ],
  },
  'Content/Key': {
    when: ['A sentence or a list names a key to press.'],
    whenNot: [
      `A button has a shortcut: its \`shortcut\`; an entry of a ${page('Menu', 'actions-menu')}: its \`hint\`.`,
    ],
    do: ['Write keys as they are printed, and Cmd instead of Ctrl on a Mac.'],
    dont: ['Do not use it for code.'],
    accessibility: ['It is a `<kbd>`; screen readers read its letters, so write “Shift”, not a sign.'],
  },
  'Content/Prose': {
    when: ['Rendered Markdown, or any running text of people: posts, comments, guides.'],
    whenNot: [`Sentences of the interface: ${page('Parts', 'layout-parts')} has \`Lead\` and \`Meta\`.`],
    do: ['Sanitise what goes into `html`; `@quandary/markdown` does.', 'Put it into a `ReadingColumn`.'],
    dont: ['Do not put controls into it: its styles are for text.'],
    accessibility: ['Wide code scrolls in its own frame, which the keyboard reaches; name it in `label`.'],
  },
  'Content/Stat tiles': {
    when: ['Two to eight figures sum up a page before the details.'],
    whenNot: [
      `Figures of many things: ${page('Table', 'content-table')}.`,
      'How they changed from day to day: a chart.',
    ],
    do: ['Make a tile a link when a list of what it counts exists.', 'Say in `note` what changed, and since when.'],
    dont: ['Do not show a figure that nobody acts on.'],
    accessibility: ['They are a list of names and values (`<dl>`), read in pairs.'],
  },
  'Content/Table': {
    when: ['The same facts of many things are compared, column by column.'],
    whenNot: [
      'Each thing is read on its own, as in a list of questions: a list.',
      `There are two or three figures: ${page('Stat tiles', 'content-stat-tiles')}.`,
    ],
    do: [
      'Name what the rows are in `caption`, which screen readers read first.',
      'Make the cell that names a row a `RowHead`.',
      'Give columns of numbers `numeric`, so that they align, and `wide` to those that a phone can do without.',
    ],
    dont: ['Do not nest tables.', 'Do not leave out `wide` and let a phone scroll sideways through ten columns.'],
    accessibility: [
      'It scrolls inside a region that the keyboard reaches.',
      'A sorted column says its order; its head is a link or a button.',
    ],
  },
  'Content/Table with selection': {
    when: ['The same is done to several rows at once: approve, delete, change a role.'],
    whenNot: [`Each row is handled on its own: ${page('Table', 'content-table')} with a menu in each row.`],
    do: [
      'Show the actions only while something is selected: `SelectionBar` puts them in place of the filters.',
      'Ask before what cannot be undone, with the number of rows in the question.',
    ],
    dont: ['Do not keep rows selected that a filter has hidden.'],
    accessibility: [
      'Give `SelectCell` the name of its row: each tick box says what it selects.',
      'The box in the head says when only some rows are selected.',
    ],
  },
  'Content/Tag': {
    when: ['A subject of a question, which leads to the other questions of that subject.'],
    whenNot: [
      `A state or a role: ${page('Badge', 'content-badge')}.`,
      `Somebody writes tags: ${page('Tag input', 'forms-tag-input')}.`,
    ],
    do: ['Put several into a `TagList`, which wraps.'],
    dont: ['Do not colour tags by subject: colours stand for reserved and required ones.'],
    accessibility: ['The button that removes a tag names it.'],
  },
  'Content/Time': {
    when: ['Something happened at a moment that people may want to know exactly.'],
    whenNot: ['A length of time, or a day that has no hour: plain text.'],
    do: [
      'Show how long ago it was, and the date where it was long ago.',
      'Format in the reader’s language and time zone; `dateTime` stays ISO 8601.',
    ],
    dont: ['Do not write numbers alone for a date: 3/4 is two days.'],
    accessibility: ['It is a `<time>`; its exact form is a tooltip for a pointer.'],
  },
  'Content/User card': {
    when: ['Below a post: who wrote it and when. `UserLine` does the same in a row of a list.'],
    whenNot: [`A name in a sentence: ${page('Link', 'actions-link')}.`],
    do: ['Leave `href` out for accounts that are gone.', 'Put role or “Asker” into `badges`.'],
    dont: ['Do not repeat in it what stands above the post.'],
    accessibility: ['The name is the only link; the picture beside it is decoration.'],
  },
  'Content/Visually hidden': {
    when: ['Sight gives a meaning that words have to give otherwise: what a number counts, which row a button is for.'],
    whenNot: ['Everybody needs the words: show them.', 'A control has a name already: `aria-label` would replace it.'],
    do: ['Let the sentence make sense when it is read with its neighbours.'],
    dont: ['Do not hide anything that takes the focus: nobody would see where they are.'],
    accessibility: ['It is read where it stands, and translated with the page.'],
  },
}
