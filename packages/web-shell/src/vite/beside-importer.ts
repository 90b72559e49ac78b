/**
 * Makes scripts and styles name other built files relative to themselves, so that one build serves sites at the root of
 * a host and below a path. Pages name files by an absolute path, which the server completes. For
 * `experimental.renderBuiltUrl`.
 */
export function besideImporter(_file: string, { hostType }: { hostType: string }): { relative: true } | undefined {
  return hostType === 'html' ? undefined : { relative: true }
}
