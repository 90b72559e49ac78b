/** Keys of the review. Unlisting has the key of a list, because `g u` leads to the users. */
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
