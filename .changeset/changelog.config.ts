/** A change that somebody wrote down. */
interface Changeset {
  summary: string
}

/** A package whose new version a release asks for. */
interface Release {
  name: string
  newVersion: string
}

/** How `changeset version` writes a CHANGELOG: the sentences as they were written, for readers of no repository. */
const changelog = {
  getReleaseLine: async ({ summary }: Changeset): Promise<string> => {
    const [first = '', ...more] = summary.trim().split('\n')
    return [`- ${first}`, ...more.map((line) => `  ${line}`.trimEnd())].join('\n')
  },
  getDependencyReleaseLine: async (_changesets: readonly Changeset[], updated: readonly Release[]): Promise<string> =>
    updated.length === 0 ? '' : `- Works with ${updated.map((one) => `${one.name} ${one.newVersion}`).join(', ')}.`,
}

export default changelog
