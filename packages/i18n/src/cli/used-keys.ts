/** Keys that code asks for, and places where the key is not written out. */
export interface UsedKeys {
  keys: ReadonlySet<string>
  /** Beginnings of keys that are put together: `report.` of `t(`report.${kind}`)`. */
  beginnings: ReadonlySet<string>
}

const CALL = /\bt\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`$\n]*)(\$\{)?)/g

/** Finds what code asks `t` for. A key that arrives in a variable is not found. */
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
  /** Keys that code asks for and the texts do not have. */
  missing: string[]
  /** Keys of texts that no code asks for. */
  unused: string[]
}

/** Compares what code asks for with the texts; plural forms of a text are one key. */
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
