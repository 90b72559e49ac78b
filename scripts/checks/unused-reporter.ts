import type { Reporter } from 'knip'

/** The kinds of findings that are counted together. */
const COUNTED = {
  'files looked at': ['processed'],
  'files without user': ['files'],
  'exports without user': ['exports', 'nsExports', 'types', 'nsTypes'],
  'dependencies without user': ['dependencies', 'devDependencies', 'optionalPeerDependencies'],
} as const

/** Prints the numbers of knip's findings: its listing reporter prints nothing if there are none. */
const countUnused: Reporter = ({ counters }) => {
  const counts = Object.entries(COUNTED).map(
    ([name, kinds]) => `${name} ${kinds.reduce((sum, kind) => sum + counters[kind], 0)}`,
  )
  console.log(counts.join(', '))
}

// oxlint-disable-next-line import/no-default-export -- knip takes the default export of a reporter's file
export default countUnused
