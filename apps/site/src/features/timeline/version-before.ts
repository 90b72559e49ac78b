interface VersionedEntry {
  object_id: string
  revision_id: string
}

/** Used as the revision id of an entry that created no version, and as the id of the version before the first. */
export const NO_VERSION = '0'

/** Returns true if an entry created a version of its object. */
export function hasVersion({ revision_id: id }: VersionedEntry): boolean {
  return id !== NO_VERSION && id !== ''
}

/** Returns the entries that created versions of an entry's object, in the given order, newest first. */
export function versionsOf<Entry extends VersionedEntry>(entries: readonly Entry[], entry: Entry): Entry[] {
  return entries.filter((one) => one.object_id === entry.object_id && hasVersion(one))
}

/**
 * Returns the id of the version that an entry is compared with: the version of the next older entry for the same
 * object, or `0` if there is none.
 *
 * @param entries all entries, newest first; those of a question include the entries of its answers
 */
export function versionBefore(entries: readonly VersionedEntry[], entry: VersionedEntry): string {
  const older = entries.slice(entries.indexOf(entry) + 1)
  const found = older.find((one) => one.object_id === entry.object_id && hasVersion(one))
  return found?.revision_id ?? NO_VERSION
}
