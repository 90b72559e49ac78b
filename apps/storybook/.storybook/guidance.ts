/** When a component is the right one, and how it is used well. Sentences in Markdown. */
export interface Guidance {
  when: readonly string[]
  /** With what to take instead. */
  whenNot: readonly string[]
  do: readonly string[]
  dont: readonly string[]
}

const page = (name: string, id: string): string => `[${name}](?path=/docs/${id}--docs)`

/** Guidance by title of the component's stories; its page shows it between the description and the properties. */
export const guidance: Readonly<Record<string, Guidance>> = {
  'Actions/Button': {
    when: ['Something happens: a form is sent, a dialog opens, a vote counts.'],
    whenNot: [
      `Another page opens: ${page('Link', 'actions-link')}, or \`ButtonLink\` where it is the main thing to do.`,
      `One of several views is chosen: ${page('Tabs', 'navigation-tabs')}.`,
      `More than three actions stand side by side: ${page('Menu', 'actions-menu')} for the rarer ones.`,
    ],
    do: [
      'Name what happens with a verb: “Post answer”, “Delete account”.',
      'Have one `primary` button in a view; the others are `secondary` or `quiet`.',
      'Give `disabledReason` when somebody may not: the button stays in the order of Tab and says why.',
      'Set `busy` while a call runs, so that a second press sends nothing.',
    ],
    dont: [
      'Do not take away a button because a field is empty: let it be pressed, and name the field.',
      'Do not use `danger` for what can be undone.',
      'Do not give an `IconButton` to an action that people do not know by its sign.',
    ],
  },
  'Actions/Link': {
    when: ['Another page or another part of this page opens.'],
    whenNot: [`Something happens here: ${page('Button', 'actions-button')}.`],
    do: [
      'Let the words say where it leads, also when they are read alone.',
      'Use the links of your router through `LinkProvider`.',
    ],
    dont: ['Do not write “here” or “more” alone.', 'Do not open new windows: who wants one can have one.'],
  },
  'Content/Badge': {
    when: ['A word or two about the thing beside it: its state, the role of a person.'],
    whenNot: [
      `It names a subject and leads to its questions: ${page('Tag', 'content-tag')}.`,
      `It is a number: ${page('Count', 'content-count')}.`,
    ],
    do: ['Choose the tone by its meaning, the same one everywhere.', 'Write it with one capital letter.'],
    dont: ['Do not let the colour alone carry the meaning: the word does.', 'Do not make it a button.'],
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
  },
  'Content/Tag': {
    when: ['A subject of a question, which leads to the other questions of that subject.'],
    whenNot: [
      `A state or a role: ${page('Badge', 'content-badge')}.`,
      `Somebody writes tags: ${page('Tag input', 'forms-tag-input')}.`,
    ],
    do: ['Put several into a `TagList`: it is a list for screen readers, too.'],
    dont: ['Do not colour tags by subject: colours stand for reserved and required ones.'],
  },
  'Feedback/Dialog': {
    when: ['Something has to be decided or filled in before anything else, and takes less than a page.'],
    whenNot: [
      `It is said and needs no answer: ${page('Notice', 'feedback-notice')}, or ${page('Toast', 'feedback-toast')} for what just happened.`,
      'It takes many fields or steps: a page of its own, which has an address.',
      `It belongs to one control: ${page('Popover', 'feedback-popover')}.`,
    ],
    do: [
      'Repeat the verb of the button that opened it: “Delete answer”, and the same on its own button.',
      'Take `ConfirmDialog` for a question of yes and no.',
      'Say what cannot be undone, and only then use `danger`.',
    ],
    dont: ['Do not open one from another.', 'Do not open one that nobody asked for.'],
  },
  'Feedback/Notice': {
    when: ['Something about this page or this form is worth knowing while it is used.'],
    whenNot: [
      `It is about one field: the error or help of ${page('Field', 'forms-field')}.`,
      `It says that something worked and may disappear: ${page('Toast', 'feedback-toast')}.`,
      `There is nothing to show: ${page('States', 'feedback-states')}.`,
    ],
    do: ['Begin with what happened, then say what can be done.', 'Put it above what it concerns.'],
    dont: ['Do not stack several: join them.', 'Do not use the tone of an error for a warning.'],
  },
  'Forms/Field': {
    when: ['Around every control of a form: it has the label, the help and the error, and ties them to the control.'],
    whenNot: [
      `Around a single ${page('Checkbox', 'forms-checkbox')} or ${page('Switch', 'forms-switch')}, which have their own label.`,
    ],
    do: [
      'Keep help to what people cannot guess: a limit, an example.',
      'Write an error so that it says what to do: “Write at least six characters.”',
      'Mark with `optional` the fields that may stay empty, where most may not.',
    ],
    dont: [
      'Do not use the placeholder as a label: it goes when somebody types.',
      'Do not show an error before a field was left.',
    ],
  },
  'Forms/Text input': {
    when: ['A short text, a number, an address or a password is typed.'],
    whenNot: [
      'The text has several lines: `TextArea`, or the editor for Markdown.',
      `One of a few answers is chosen: ${page('Radio group', 'forms-radio-group')} or ${page('Select', 'forms-select')}.`,
      `A search is typed: ${page('Search field', 'forms-search-field')}.`,
    ],
    do: [
      'Set `type`, `autoComplete` and `inputMode`, so that phones offer the right keys and browsers the right values.',
    ],
    dont: ['Do not cut what is typed: say the limit and let the server refuse.', 'Do not block pasting.'],
  },
  'Navigation/Pagination': {
    when: ['A long list is read page by page, each page with an address of its own.'],
    whenNot: ['Everything fits on one page; a single page renders nothing.'],
    do: ['Keep the filters in the address of each page.'],
    dont: ['Do not put it above the list as well.'],
  },
  'Navigation/Tabs': {
    when: ['Views of the same things stand side by side: newest, most votes, unanswered.'],
    whenNot: [
      `Pages of different content: ${page('Side navigation', 'navigation-side-navigation')}.`,
      `A value of a form is chosen: ${page('Radio group', 'forms-radio-group')}.`,
      'Parts of a page switch without an address: `SegmentButtons`.',
    ],
    do: ['Give every tab an address, so that Back works and a view can be sent.', 'Use one or two words each.'],
    dont: ['Do not hide in a tab what everybody needs.', 'Do not put tabs inside tabs.'],
  },
}
