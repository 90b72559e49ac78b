import { page, type GuidanceByTitle } from './guidance.ts'

/** Guidance for components that report a state or a result. */
export const feedback: GuidanceByTitle = {
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
    accessibility: [
      'The focus goes to its first field, stays inside and returns to where it was, also when state opened it.',
      'Escape closes it, as does a click outside: keep what was typed.',
    ],
  },
  'Feedback/Disabled reason': {
    when: ['A control of your own cannot be used by somebody who may wonder why.'],
    whenNot: [
      `It is a ${page('Button', 'actions-button')}, an entry of a ${page('Menu', 'actions-menu')} or a ${page('Vote control', 'actions-vote-control')}: they take \`disabledReason\`.`,
      'Nobody could ever use it here: leave it out.',
    ],
    do: ['Say what is missing and how much: “Needs 15 reputation, you have 1”.'],
    dont: ['Do not set `disabled` besides: the reason could not be reached.'],
    accessibility: [
      'Give the button `aria-disabled`, and the reason’s id as `aria-describedby`.',
      'It is shown on hover, on focus and, by `showReason`, on press.',
    ],
  },
  'Feedback/Hover card': {
    when: ['A glance at a person or a tag saves opening its page.'],
    whenNot: [
      `It has buttons or fields: ${page('Popover', 'feedback-popover')}.`,
      `It is a few words about a control: ${page('Tooltip', 'feedback-tooltip')}.`,
    ],
    do: ['Put only into it what the linked page says, too.', 'Load its facts once it opens.'],
    dont: ['Do not rely on it: touch screens never show it.'],
    accessibility: ['The link works the same with and without the card.'],
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
    accessibility: [
      'Set `role` when it appears after something was done: `alert` for an error, `status` for anything else.',
      'An icon besides the colour says its tone.',
    ],
  },
  'Feedback/Popover': {
    when: ['A few controls belong to one button: filters, a picker, settings of a list.'],
    whenNot: [
      `It is a list of actions: ${page('Menu', 'actions-menu')}.`,
      `Everything else has to wait: ${page('Dialog', 'feedback-dialog')}.`,
    ],
    do: ['Name the panel in `label`.', 'Let changes take effect at once, or end it with one button.'],
    dont: ['Do not put what nearly everybody needs behind it.'],
    accessibility: ['It takes the focus; Escape closes it and returns the focus to its button.'],
  },
  'Feedback/Progress': {
    when: ['Work takes more than a few seconds and its share is known: an import, an upload.'],
    whenNot: [
      `The share is not known: ${page('Spinner', 'feedback-spinner')}.`,
      `It is a place in a sequence of pages: ${page('Steps', 'navigation-steps')}.`,
    ],
    do: ['Say beside it in words what is done and how much is left.'],
    dont: ['Do not let it run backwards or wait at the end.'],
    accessibility: ['It is a native `<progress>`; name in `label` what proceeds.'],
  },
  'Feedback/Skeleton': {
    when: ['A list or a page is on its way and its shape is known.'],
    whenNot: [
      `A button or field works: ${page('Spinner', 'feedback-spinner')}.`,
      'The server renders the page already: nothing is missing then.',
    ],
    do: ['Take as much room as what comes, so that nothing jumps.'],
    dont: ['Do not delay it yourself: it appears after 300 ms.', 'Do not show one where the earlier content may stay.'],
    accessibility: ['Bars are hidden from screen readers; `SkeletonList` says “Loading” once.'],
  },
  'Feedback/Spinner': {
    when: ['A small part works for a moment: a field that looks something up.'],
    whenNot: [
      `A button was pressed: its \`busy\` shows one (${page('Button', 'actions-button')}).`,
      `A page loads: ${page('Skeleton', 'feedback-skeleton')}.`,
    ],
    do: ['Give `label`, unless the words beside it say what is going on.'],
    dont: ['Do not cover a page with it.'],
    accessibility: ['The sign itself is hidden from screen readers, the label is not.'],
  },
  'Feedback/States': {
    when: [
      '`EmptyState` where a list has nothing yet, `ErrorState` where a page ends, `OfflineBanner` while the browser is offline.',
    ],
    whenNot: [
      `Part of a page failed: ${page('Notice', 'feedback-notice')} with a way to try again.`,
      `Something is still loading: ${page('Skeleton', 'feedback-skeleton')}.`,
    ],
    do: [
      'Say what belongs here and give one next step.',
      'Tell a search without a result from a list that was never filled.',
    ],
    dont: ['Do not blame people, and do not show codes that help nobody.'],
    accessibility: ['Its title is a heading: set `level` so that the order of headings holds.'],
  },
  'Feedback/Toast': {
    when: ['Something just worked, or failed, away from where people look: saved, copied, deleted.'],
    whenNot: [
      `It is about a field or a form in sight: ${page('Field', 'forms-field')}, ${page('Notice', 'feedback-notice')}.`,
      `It needs an answer: ${page('Dialog', 'feedback-dialog')}.`,
    ],
    do: [
      'Say it in one sentence.',
      'Offer “Undo” where it can be undone, by `actionWithKey`: Tab reaches a toast only at the end of the page.',
    ],
    dont: ['Do not put into it what people have to read later.', 'Do not show one for what the page shows anyway.'],
    accessibility: [
      'Errors are announced at once and stay; others are announced in turn and go, but not under the pointer or the focus.',
      'The action has to exist elsewhere, too: a toast may be gone.',
      'F6 leads to an action with a key and back; the key is shown to those who use the keyboard.',
    ],
  },
  'Feedback/Tooltip': {
    when: ['A control without words has a name, or a few words more would clutter it.'],
    whenNot: [
      `An \`IconButton\` has one already (${page('Button', 'actions-button')}).`,
      `The words are needed to use the control: the help of ${page('Field', 'forms-field')}.`,
      `A control cannot be used: ${page('Disabled reason', 'feedback-disabled-reason')}.`,
    ],
    do: ['Keep it to a few words, without a full stop.'],
    dont: ['Do not put links or buttons into it: it cannot be entered.'],
    accessibility: ['It shows on hover and on focus, and Escape hides it; touch screens do not show it.'],
  },
}
