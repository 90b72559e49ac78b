import { page, type GuidanceByTitle } from './guidance.ts'

/** Guidance for buttons and other components that are pressed. */
export const actions: GuidanceByTitle = {
  'Actions/Bookmark control': {
    when: ['Somebody switches something on for themselves and sees how many did: bookmarks, following.'],
    whenNot: [
      `A setting is switched: ${page('Switch', 'forms-switch')}.`,
      `The press says what somebody thinks of a post: ${page('Vote control', 'actions-vote-control')}.`,
    ],
    do: [
      'Name the state in `words`: “Following” once it is on.',
      'Change `pressed` and `count` at once, and back if the server refuses.',
      'Leave `count` out for zero.',
    ],
    dont: ['Do not hide it from guests: `disabledReason` says that it takes an account.'],
    accessibility: [
      'It is a toggle button: screen readers say whether it is pressed.',
      'On phones only the sign is visible; the words remain its name.',
    ],
  },
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
    accessibility: [
      'On touch screens it is 44 pixels high, 36 if small.',
      'A button with a reason, or a busy one, keeps the focus; `disabled` would take it out of the order of Tab.',
      'The `label` of an `IconButton` is its name and its tooltip.',
    ],
  },
  'Actions/Copy button': {
    when: ['People need a text elsewhere, letter by letter: a code block, an address, a key.'],
    whenNot: ['The text is short and easily selected, as a name.'],
    do: ['Put it beside what it copies.', 'Say in `label` what is copied where there are several.'],
    dont: ['Do not show a toast as well: it confirms in its own place.'],
    accessibility: ['“Copied”, or that the browser refused, is announced as well as shown.'],
  },
  'Actions/Disclosure menu': {
    when: ['Links and choices behind a button have to work before scripts have loaded, as in the head of a page.'],
    whenNot: [
      `The entries are actions that only scripts can do: ${page('Menu', 'actions-menu')}.`,
      `It holds fields to fill in: ${page('Popover', 'feedback-popover')}.`,
    ],
    do: ['Give `label` when the button shows only a sign or a picture.'],
    dont: ['Do not put one inside another.'],
    accessibility: [
      'It is a native `<details>`: Tab goes through its content, as through any other; there are no arrow keys.',
      'Escape closes it and returns the focus to the button.',
    ],
  },
  'Actions/FileButton': {
    when: ['A file is chosen and something happens with it at once: an import, settings from a file.'],
    whenNot: [
      `The file is a picture to be seen before it is stored: ${page('Image upload', 'forms-image-upload')}.`,
      `Pictures go into a text: the ${page('editor', 'editor-markdowneditor')} takes them.`,
    ],
    do: ['Name what happens: “Import settings”.', 'Check the file again: `accept` only filters what is offered.'],
    dont: ['Do not rely on the name of a file for what is in it.'],
    accessibility: ['It is a button for the keyboard and for screen readers; the browser’s own dialog follows.'],
  },
  'Actions/Link': {
    when: ['Another page or another part of this page opens.'],
    whenNot: [`Something happens here: ${page('Button', 'actions-button')}.`],
    do: [
      'Let the words say where it leads, also when they are read alone.',
      'Use the links of your router through `LinkProvider`.',
    ],
    dont: ['Do not write “here” or “more” alone.', 'Do not open new windows: who wants one can have one.'],
    accessibility: ['In running text (`text`) it is underlined, so that the colour is not all that tells it.'],
  },
  'Actions/Menu': {
    when: ['More actions belong to one thing than fit beside it, or they are rarely needed.'],
    whenNot: [
      `There are one or two: ${page('Button', 'actions-button')}.`,
      `A value of a form is chosen: ${page('Select', 'forms-select')}.`,
      `It has to work without scripts: ${page('Disclosure menu', 'actions-disclosure-menu')}.`,
    ],
    do: [
      'Put the most used entry first, a `danger` one last, after a separator.',
      'Give `disabledReason` to what this person may not do, if they could earn it.',
    ],
    dont: ['Do not hide in it what most people come for.', 'Do not open a menu from a menu.'],
    accessibility: [
      'Arrows move, letters jump, Escape closes and returns the focus to its button.',
      'Entries that cannot be chosen are still reached, with their reason.',
    ],
  },
  'Actions/Vote control': {
    when: ['People say whether a post is useful, and see what others said.'],
    whenNot: [
      `The number is only shown: ${page('Count', 'content-count')}.`,
      `There is no way down: ${page('Bookmark control', 'actions-bookmark-control')}.`,
    ],
    do: [
      'Name the post in `label`: a page has many of these.',
      'Show the new score at once, and the old one if the server refuses.',
      'Give the reason for each arrow that this person cannot use.',
    ],
    dont: ['Do not colour scores good or bad: the number says it.'],
    accessibility: [
      'It is a group with two toggle buttons; the score between them is announced when it changes.',
      'An arrow that cannot be used keeps its place in the order of Tab and says why.',
    ],
  },
}
