/** Header in which a site names the version of its contract, on every response of the API. */
export const CONTRACT_HEADER = 'quandary-contract'

/** The versions of the contract of a client and of a site. */
export interface ContractVersions {
  /** The version of the contract that the client was made for. */
  client: string
  /** The version of the contract that the site implements. */
  site: string
}

/**
 * True if the site's contract contains everything in the client's: it has the same version, or a later one that only
 * adds to it. As in semantic versioning, before 1.0 only the last number may differ, and afterwards the last two.
 */
export function contractsFit({ client, site }: ContractVersions): boolean {
  const [wanted, given] = [numbersOf(client), numbersOf(site)]
  if (wanted === undefined || given === undefined) return false
  const firstFree = wanted[0] === 0 ? 2 : 1
  if (wanted.slice(0, firstFree).some((number, at) => number !== given[at])) return false
  const differing = wanted.findIndex((number, at) => number !== given[at])
  return differing === -1 || (given[differing] ?? 0) > (wanted[differing] ?? 0)
}

function numbersOf(version: string): readonly number[] | undefined {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)(?:[-+]|$)/.exec(version) ?? []
  return numbers.length === 3 ? numbers.map(Number) : undefined
}

/** Warns in the console that a site and the client do not fit. This is the default way to report it. */
export function warnOfContract({ client, site }: ContractVersions): void {
  // eslint-disable-next-line no-console -- Silence would leave a developer with puzzling answers.
  console.warn(`This client is made for contract ${client} of Quandary, the site answers by ${site}: calls may fail.`)
}
