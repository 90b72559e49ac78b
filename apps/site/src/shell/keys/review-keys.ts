/** Keys of the review. `l`, as in "list", unlists a question, because `g u` already leads to the users. */
export const REVIEW_KEYS = {
  approve: 'a',
  reject: 'r',
  flag_ignore: 'i',
  flag_edit: 'e',
  flag_close: 'c',
  flag_unlist: 'l',
  flag_delete: 'd',
  skip: 's',
} as const
