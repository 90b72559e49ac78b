/** A changeset file. */
interface Changeset {
  summary: string
}

/** A package with its new version. */
interface Release {
  name: string
  newVersion: string
}

/** Format of CHANGELOG entries: the sentences unchanged, without commit links, for readers outside the repository. */
const changelog = {
  getReleaseLine: async ({ summary }: Changeset): Promise<string> => {
    const [first = '', ...more] = summary.trim().split('\n')
    return [`- ${first}`, ...more.map((line) => `  ${line}`.trimEnd())].join('\n')
  },
  getDependencyReleaseLine: async (_changesets: readonly Changeset[], updated: readonly Release[]): Promise<string> =>
    updated.length === 0 ? '' : `- Works with ${updated.map((one) => `${one.name} ${one.newVersion}`).join(', ')}.`,
}

export default changelog
