/** The versions of packages that use each contract: contract → package → versions, oldest first. */
export type NotedVersions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** A version of a package, and the contract it uses. */
export interface ContractUse {
  name: string
  version: string
  contract: string
}

/** Lists the notes as single entries. */
export function notesIn(noted: NotedVersions): ContractUse[] {
  return Object.entries(noted).flatMap(([contract, packages]) =>
    Object.entries(packages).flatMap(([name, versions]) => versions.map((version) => ({ name, version, contract }))),
  )
}

/**
 * Adds a version to the notes.
 *
 * @throws {Error} when the version is noted with another contract: it has been released, so the new contract needs a
 * new version
 */
export function withNote(noted: NotedVersions, { name, version, contract }: ContractUse): NotedVersions {
  const known = notesIn(noted).find((one) => one.name === name && one.version === version)
  if (known?.contract === contract) return noted
  if (known) {
    throw new Error(`${name} ${version} speaks contract ${known.contract}; for ${contract} it needs a new version`)
  }
  const packages = noted[contract] ?? {}
  return { ...noted, [contract]: { ...packages, [name]: [...(packages[name] ?? []), version] } }
}
