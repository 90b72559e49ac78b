/** Words of the component kit. */
export const messages = {
  next: 'Next',
  previous: 'Previous',
  first: 'First',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading…',
  more: 'More',
  search: 'Search',
  required: 'Required',
  error: 'Error...',
} as const
