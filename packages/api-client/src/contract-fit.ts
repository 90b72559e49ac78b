/** Name of the header in which a site states the version of its contract, in every response of the API. */
export const CONTRACT_HEADER = 'quandary-contract'

/** The versions of the contract of a client and of a site. */
export interface ContractVersions {
  /** The version of the contract that the client was made for. */
  client: string
  /** The version of the contract that the site implements. */
  site: string
}

/**
 * True if the site's contract contains everything in the client's. That is the case if both versions are the same, or
 * if the site's version is later and only adds to the client's. As in semantic versioning, before 1.0 only the last
 * number may differ, and afterwards the last two.
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

/**
 * Logs a warning that the contracts of a site and the client do not fit. This is the default of `onContractMismatch`.
 */
export function warnOfContract({ client, site }: ContractVersions): void {
  // eslint-disable-next-line no-console -- Silence would leave a developer with puzzling answers.
  console.warn(`This client is made for contract ${client} of Quandary, the site uses ${site}: calls may fail.`)
}
