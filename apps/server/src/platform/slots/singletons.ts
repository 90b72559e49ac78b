/** A part that exists once per context and is created on first use. */
export interface Singleton<Part> {
  readonly name: string
  /** Never set; it only carries the type of the part. */
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
    // The part was created for the singleton of this name, so the cast is safe.
    return this.#parts.get(singleton.name) as Part
  }
}
