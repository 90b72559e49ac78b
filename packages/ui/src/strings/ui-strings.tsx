import { createContext, useContext, useMemo, type ReactNode } from 'react'

/** Every word the kit says by itself. An app gives its own once, through {@link UiStringsProvider}. */
export interface UiStrings {
  /** Close button of a dialog. */
  close: string
  /** Close button of a toast. */
  dismiss: string
  cancel: string
  copy: string
  copied: string
  /** The browser refused to copy. */
  copyFailed: string
  loading: string
  /** Beside the label of a field that may stay empty. */
  optional: string
  showPassword: string
  hidePassword: string
  skipToContent: string
  /** Accessible name of the region that holds the toasts. */
  notifications: string
  /** Accessible name of the breadcrumb. */
  breadcrumb: string
  /** Accessible name of the pagination. */
  pages: string
  previousPage: string
  nextPage: string
  /** Names a page of a list, counted from 1. */
  page: (n: number) => string
  /** Last tab on a small screen; opens the rest. */
  more: string
  /** Takes something with this name out of a choice. */
  remove: (name: string) => string
  search: string
  voteUp: string
  voteDown: string
  /** Appended to the name of the pressed vote button. */
  yourVote: string
  /** Accessible name of the score of a post. */
  score: string
  /** Put before the number of answers when one is accepted. */
  accepted: string
  /** The word behind a number of answers. */
  answers: (n: number) => string
  reputation: string
  /** Read out behind a step that is finished. */
  stepDone: string
  /** Sorts a table by this column. */
  sortBy: (column: string) => string
  tagSuggestions: string
  noTagFound: string
  /** Offers a tag that does not exist yet. */
  createTag: (name: string) => string
  /** The tag is chosen already. */
  tagDuplicate: (name: string) => string
  /** The tag is longer than allowed, in characters. */
  tagTooLong: (max: number) => string
  /** No more tags than this can be chosen. */
  tagLimit: (max: number) => string
  /** Suggestions of tags did not load. */
  tagsFailed: string
  /** Read out when suggestions arrive. */
  suggestionCount: (n: number) => string
}

/** The English words used when an app gives none. */
export const englishUiStrings: UiStrings = {
  close: 'Close',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Not copied',
  loading: 'Loading',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  skipToContent: 'Skip to content',
  notifications: 'Notifications',
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (n) => `Page ${n}`,
  more: 'More',
  remove: (name) => `Remove ${name}`,
  search: 'Search',
  voteUp: 'Vote up',
  voteDown: 'Vote down',
  yourVote: 'your vote',
  score: 'Score',
  accepted: 'Accepted',
  answers: (n) => (n === 1 ? 'answer' : 'answers'),
  reputation: 'reputation',
  stepDone: 'done',
  sortBy: (column) => `Sort by ${column}`,
  tagSuggestions: 'Tag suggestions',
  noTagFound: 'No tag found.',
  createTag: (name) => `Create the tag “${name}”`,
  tagDuplicate: (name) => `“${name}” is already there.`,
  tagTooLong: (max) => `A tag has at most ${max} characters.`,
  tagLimit: (max) => `At most ${max} tags.`,
  tagsFailed: 'Suggestions did not load. Type on to try again.',
  suggestionCount: (n) => (n === 1 ? '1 suggestion' : `${n} suggestions`),
}

const UiStringsContext = createContext<UiStrings>(englishUiStrings)

/** Props of {@link UiStringsProvider}. */
export interface UiStringsProviderProps {
  /** The words to replace; those left out stay as they are further up. */
  strings: Partial<UiStrings>
  children: ReactNode
}

/** Replaces the kit's own words for everything inside. */
export function UiStringsProvider({ strings, children }: UiStringsProviderProps): ReactNode {
  const above = useContext(UiStringsContext)
  const merged = useMemo(() => ({ ...above, ...strings }), [above, strings])
  return <UiStringsContext value={merged}>{children}</UiStringsContext>
}

/** The kit's words in force here. */
export function useUiStrings(): UiStrings {
  return useContext(UiStringsContext)
}
