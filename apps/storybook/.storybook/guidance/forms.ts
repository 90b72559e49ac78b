import { page, type GuidanceByTitle } from './guidance.ts'

/** Guidance for components of forms. */
export const forms: GuidanceByTitle = {
  'Forms/Checkbox': {
    when: ['Something is agreed to or not, and sent with the rest of a form.'],
    whenNot: [
      `It takes effect at once: ${page('Switch', 'forms-switch')}.`,
      `Several belong together: ${page('Checkbox group', 'forms-checkbox-group')}.`,
    ],
    do: ['Write the label so that a tick means yes.', 'Use `indeterminate` only for a box that stands for others.'],
    dont: ['Do not tick for people what they have to agree to.'],
    accessibility: ['The label is pressed like the box; without a visible one set `aria-label`.'],
  },
  'Forms/Checkbox group': {
    when: ['Any number of a few options is chosen, and all fit in sight.'],
    whenNot: [
      `Exactly one: ${page('Radio group', 'forms-radio-group')}.`,
      `There are dozens, or new ones come: ${page('Tag input', 'forms-tag-input')}.`,
    ],
    do: ['Say in `help` how many may be chosen, if not all.', 'Order them as people look for them.'],
    dont: ['Do not word an option as a “not”.'],
    accessibility: ['It is a fieldset: its legend is said with the first box, help and error belong to the group.'],
  },
  'Forms/Code area': {
    when: ['Code is written or pasted that a site runs as it is: styles, HTML, a robots.txt.'],
    whenNot: [
      `Markdown: the ${page('editor', 'editor-markdowneditor')}.`,
      `Plain text: \`TextArea\` of ${page('Text input', 'forms-text-input')}.`,
    ],
    do: ['Put it into a `Field` that says what the code does.', 'Name the line of an error: lines have numbers.'],
    dont: ['Do not wrap or format what was typed.'],
    accessibility: ['Tab indents; after Escape it leaves the field. Say so in the help.'],
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
    accessibility: [
      'Label, help and error are tied to the control inside it; a control of your own asks `useFieldControl`.',
      'After a refusal call `focusFirstInvalid`, so that nobody has to look for the field.',
    ],
  },
  'Forms/Radio group': {
    when: ['One of two to seven options is chosen, and seeing them all helps to choose.'],
    whenNot: [
      `There are more, or the words are plain: ${page('Select', 'forms-select')}.`,
      `Any number: ${page('Checkbox group', 'forms-checkbox-group')}.`,
      `On or off: ${page('Switch', 'forms-switch')} or ${page('Checkbox', 'forms-checkbox')}.`,
    ],
    do: ['Explain options that differ in more than their name.', 'Put the usual one first.'],
    dont: ['Do not choose for people what they have to decide.'],
    accessibility: ['Tab reaches the group once, arrows choose; the legend is its name.'],
  },
  'Forms/Schema form': {
    when: ['The fields are known only as data: settings of a plugin, forms from a server.'],
    whenNot: [`You write the form: ${page('Field', 'forms-field')} and its controls give more freedom.`],
    do: [
      'Return the server’s refusal from `onSubmit`: its errors go to their fields.',
      'Use `SchemaFields` inside a form of your own.',
    ],
    dont: ['Do not bend data to get a layout: write that form by hand.'],
    accessibility: ['A refused form moves the focus to its first field with an error.'],
  },
  'Forms/Search field': {
    when: ['Something is searched, or a list filtered while somebody types.'],
    whenNot: [`One of given options is looked up: ${page('Combobox', 'forms-combobox')}.`],
    do: [
      'Give `action`: the form then works without scripts.',
      'Say in `label` what is searched: “Search questions, tags and people”.',
    ],
    dont: ['Do not search at each letter on a server without a pause.'],
    accessibility: ['It is a search landmark; its label is there for screen readers.'],
  },
  'Forms/Select': {
    when: ['One of many options with plain words is chosen, and people know what to look for.'],
    whenNot: [
      `There are a few: ${page('Radio group', 'forms-radio-group')}.`,
      `There are so many that typing helps: ${page('Combobox', 'forms-combobox')}.`,
      `An action is chosen: ${page('Menu', 'actions-menu')}.`,
    ],
    do: ['Order options as people look for them.', 'Use `fit` in a row of filters.'],
    dont: ['Do not let a choice open another page by itself.'],
    accessibility: ['It is the browser’s own: phones show their own list, letters jump in it.'],
  },
  'Forms/Switch': {
    when: ['Something is on or off, and takes effect at once.'],
    whenNot: [`It is saved with a form: ${page('Checkbox', 'forms-checkbox')}.`],
    do: ['Name what is on: “Mail me about answers”.', 'Switch back if the server refuses, and say why.'],
    dont: ['Do not write “on” and “off” beside it.'],
    accessibility: ['It has the role of a switch; Space and Enter press it.'],
  },
  'Forms/Tag input': {
    when: ['Several words out of many are chosen, or made: tags, people of a group.'],
    whenNot: [
      `There are a few options: ${page('Checkbox group', 'forms-checkbox-group')}.`,
      `Exactly one: ${page('Combobox', 'forms-combobox')}.`,
    ],
    do: [
      'Say in the help how many, and what makes a good one.',
      'Give `createRefusal` where somebody may not make new ones.',
    ],
    dont: ['Do not drop a tag that was typed: the field says why it cannot be taken.'],
    accessibility: [
      'Backspace in the empty field removes the last; each has a button that names it.',
      'How many suggestions there are, and errors, are announced.',
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
    accessibility: [
      'Inside a `Field` it has its label, help and error from there; elsewhere it needs a name.',
      'The fixed words of an `InputGroup` are part of its description.',
    ],
  },
}
