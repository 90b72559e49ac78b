/** Keys that code passes to `t`, and the beginnings of keys that it builds at run time. */
export interface UsedKeys {
  keys: ReadonlySet<string>
  /** Literal beginnings of keys that are built at run time, such as `report.` in `t(`report.${kind}`)`. */
  beginnings: ReadonlySet<string>
}

const CALL = /\bt\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`$\n]*)(\$\{)?)/g

/** Finds the keys that code passes to `t`. A key in a variable is not found. */
export function usedKeys(sources: readonly string[]): UsedKeys {
  const keys = new Set<string>()
  const beginnings = new Set<string>()
  for (const [, single, double, template, isOpen] of sources.flatMap((source) => [...source.matchAll(CALL)])) {
    if (isOpen !== undefined) beginnings.add(template ?? '')
    else keys.add(single ?? double ?? template ?? '')
  }
  return { keys, beginnings }
}

/** The differences between the keys in the code and in the texts. */
export interface Comparison {
  /** Keys that code uses and the texts do not have. */
  missing: string[]
  /** Keys of texts that no code uses. */
  unused: string[]
}

/** Compares the keys that code uses with the texts; the plural forms of a text count as one key. */
export function compareKeys(texts: Readonly<Record<string, string>>, { keys, beginnings }: UsedKeys): Comparison {
  const offered = new Set(Object.keys(texts).map((key) => nameOf(key, texts)))
  const isAsked = (key: string) => keys.has(key) || [...beginnings].some((one) => one !== '' && key.startsWith(one))
  return {
    missing: [...keys].filter((key) => !offered.has(key)).toSorted(),
    unused: [...offered].filter((key) => !isAsked(key)).toSorted(),
  }
}

function nameOf(key: string, texts: Readonly<Record<string, string>>): string {
  const [, name] = /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key) ?? []
  return name !== undefined && `${name}_other` in texts ? name : key
}
