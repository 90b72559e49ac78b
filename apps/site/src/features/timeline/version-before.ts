interface VersionedEntry {
  object_id: string
  revision_id: string
}

/** The revision id of entries that wrote no version, and of what was before the first. */
const NO_VERSION = '0'

/** Whether an entry wrote a version of its object. */
export function hasVersion({ revision_id: id }: VersionedEntry): boolean {
  return id !== NO_VERSION && id !== ''
}

/**
 * The version an entry's own is compared with: that of the next older entry of the same object, or `0` for none.
 *
 * @param entries all entries, newest first; a question's hold those of its answers
 */
export function versionBefore(entries: readonly VersionedEntry[], entry: VersionedEntry): string {
  const older = entries.slice(entries.indexOf(entry) + 1)
  const found = older.find((one) => one.object_id === entry.object_id && hasVersion(one))
  return found?.revision_id ?? NO_VERSION
}
