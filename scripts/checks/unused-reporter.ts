import type { Reporter } from 'knip'

/** The kinds of findings that are counted together, by what they lack a user of. */
const COUNTED = {
  'files looked at': ['processed'],
  'files without user': ['files'],
  'exports without user': ['exports', 'nsExports', 'types', 'nsTypes'],
  'dependencies without user': ['dependencies', 'devDependencies', 'optionalPeerDependencies'],
} as const

/** Has knip count what it found: the reporter that lists findings prints nothing where there are none. */
const countUnused: Reporter = ({ counters }) => {
  const counts = Object.entries(COUNTED).map(
    ([name, kinds]) => `${name} ${kinds.reduce((sum, kind) => sum + counters[kind], 0)}`,
  )
  console.log(counts.join(', '))
}

// oxlint-disable-next-line import/no-default-export -- knip takes the default export of a reporter's file
export default countUnused
