/** A part that exists once per context and is created on first use. */
export interface Singleton<Part> {
  readonly name: string
  /** Exists only for the type. */
  readonly part?: Part
}

/** Defines a singleton. Its name is a noun and must be unique in a context. */
export function defineSingleton<Part>(name: string): Singleton<Part> {
  return { name }
}

/** The singletons of a context, so that no module has state that two sites in one process would share. */
export class Singletons {
  #parts = new Map<string, unknown>()

  get<Part>(singleton: Singleton<Part>, make: () => NoInfer<Part>): Part {
    if (!this.#parts.has(singleton.name)) this.#parts.set(singleton.name, make())
    // The part under a name was made with the type of that name's singleton.
    return this.#parts.get(singleton.name) as Part
  }
}
