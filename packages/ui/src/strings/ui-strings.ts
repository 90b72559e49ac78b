/** All texts of the components. An app provides its own once, with `UiStringsProvider`. */
export interface UiStrings {
  /** Close button of a dialog. */
  close: string
  /** Close button of a toast. */
  dismiss: string
  cancel: string
  copy: string
  copied: string
  /** Shown if the browser refused to copy. */
  copyFailed: string
  loading: string
  /** Next to the label of an optional field. */
  optional: string
  showPassword: string
  hidePassword: string
  skipToContent: string
  /** Accessible name of the toast region. */
  notifications: string
  /** Accessible name of the breadcrumb. */
  breadcrumb: string
  /** Accessible name of the pagination. */
  pages: string
  previousPage: string
  nextPage: string
  /** Label of a page of a list, counted from 1. */
  page: (n: number) => string
  /** Last tab on a small screen; opens the remaining tabs. */
  more: string
  /** Removes the item with this name. */
  remove: (name: string) => string
  search: string
  voteUp: string
  voteDown: string
  /** Appended to the name of the pressed vote button. */
  yourVote: string
  /** Accessible name of the score of a post. */
  score: string
  /** Precedes the number of answers if one is accepted. */
  accepted: string
  /** The word after a number of answers. */
  answers: (n: number) => string
  reputation: string
  /** Announced after the name of a finished step. */
  stepDone: string
  /** Sorts a table by this column. */
  sortBy: (column: string) => string
  /** The tick box that selects all rows of a table. */
  selectAll: string
  /** The tick box of one row. */
  selectRow: (name: string) => string
  /** Number of selected rows. */
  selected: (n: number) => string
  /** Deselects all rows. */
  clearSelection: string
  tagSuggestions: string
  noTagFound: string
  /** Offers to create a tag that does not exist yet. */
  createTag: (name: string) => string
  /** Error for a tag that has already been chosen. */
  tagDuplicate: (name: string) => string
  /** Error for a tag that is longer than this many characters. */
  tagTooLong: (max: number) => string
  /** Error if the maximum number of tags has been reached. */
  tagLimit: (max: number) => string
  /** Shown if tag suggestions could not be loaded. */
  tagsFailed: string
  /** Announced when suggestions arrive. */
  suggestionCount: (n: number) => string
}
