/**
 * Lets scripts and styles name other built files by where these are beside them, so that one build serves sites at the root
 * of a host and below a path. Pages name files by their whole path, which the server completes. For
 * `experimental.renderBuiltUrl`.
 */
export function besideImporter(_file: string, { hostType }: { hostType: string }): { relative: true } | undefined {
  return hostType === 'html' ? undefined : { relative: true }
}
