import { page, type GuidanceByTitle } from './guidance.ts'

/** Guidance for the larger controls of forms. */
export const pickers: GuidanceByTitle = {
  'Forms/Colour input': {
    when: ['A colour is chosen that a site or a picture uses.'],
    whenNot: [`One of a few given colours: ${page('Radio group', 'forms-radio-group')} with their names.`],
    do: ['Check with `isColor` before it is saved.', 'Show beside it what the colour does.'],
    dont: ['Do not ask for colours of text and ground apart: pairs become unreadable.'],
    accessibility: ['The colour can be typed; the swatch beside it opens the browser’s own picker.'],
  },
  'Forms/Combobox': {
    when: ['One of many options is chosen, and typing a part of its name finds it.'],
    whenNot: [
      `There are fewer than about fifteen: ${page('Select', 'forms-select')}.`,
      `Several are chosen, or new ones made: ${page('Tag input', 'forms-tag-input')}.`,
      `Any text may be searched for: ${page('Search field', 'forms-search-field')}.`,
    ],
    do: ['Give a stable function for options that are loaded: it is called when the field gets the focus.'],
    dont: ['Do not take it for free text: what is no option is not kept.'],
    accessibility: [
      'Arrows move, Enter chooses, Escape cancels; how many options are left is announced.',
      'Outside a `Field` give `aria-label`.',
    ],
  },
  'Forms/Image upload': {
    when: ['One picture belongs to something: an avatar, a logo.'],
    whenNot: [
      `Pictures in a text: the ${page('editor', 'editor-markdowneditor')}.`,
      `Other files: ${page('FileButton', 'actions-filebutton')}.`,
    ],
    do: [
      'Return a `problem` in the reader’s language when the server refuses.',
      'Give `crop` where the shape is fixed.',
    ],
    dont: ['Do not rely on the browser’s checks: the server reads the file itself.'],
    accessibility: [
      'Dropping is an extra: the button does the same.',
      'In the dialog for cropping, sliders do what dragging does.',
    ],
  },
  'Forms/Language picker': {
    when: ['Somebody chooses the language of the interface or of mails.'],
    whenNot: [`It is a language of code or of a text: ${page('Combobox', 'forms-combobox')}.`],
    do: ['Write each name in its own language: “简体中文”.', 'Offer with a first option to follow the browser.'],
    dont: ['Do not use flags: languages have no countries.'],
    accessibility: ['Each name is marked with its language, so that screen readers pronounce it.'],
  },
  'Forms/Time zone picker': {
    when: ['Times of a site or of mails are shown in a zone that the browser does not tell.'],
    whenNot: ['The browser’s zone is meant: take it from `Intl` and ask nobody.'],
    do: ['Start with the browser’s zone.'],
    dont: ['Do not store an offset: zones change theirs twice a year.'],
    accessibility: [`It is a ${page('Combobox', 'forms-combobox')}: cities, regions and offsets can be typed.`],
  },
}
