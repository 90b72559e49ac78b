/**
 * The path below which the site lives on its host: '' at the root, else `/community`. It comes from the site's address.
 * Routes, cache keys and everything else inside the server do not contain it: it is removed from the address of each
 * request ({@link BasePath.strip}) and added to addresses that are sent out ({@link BasePath.add}, cookies, the site's
 * address).
 */
export class BasePath {
  #path = ''
  #origin = ''
  readonly #stripped = new WeakSet<object>()

  /** @param siteUrl the configured address, used until the site has stored its own */
  constructor(siteUrl = '') {
    this.follow(siteUrl)
  }

  get path(): string {
    return this.#path
  }

  /** Scheme and host of the site, '' before the installation. */
  get origin(): string {
    return this.#origin
  }

  /** Adopts the path of the site's address; an empty or invalid address changes nothing. */
  follow(siteUrl: string): void {
    const url = URL.parse(siteUrl)
    if (url === null) return
    this.#path = url.pathname.replace(/\/+$/, '')
    this.#origin = url.origin
  }

  /**
   * Removes the base from a request target. A target without it is returned unchanged: a proxy may have removed it
   * already, and probes call the server directly.
   * @param target path and query
   */
  strip(target: string): string {
    const base = this.#path
    if (base === '' || !target.startsWith(base)) return target
    const rest = target.slice(base.length)
    if (rest.startsWith('/')) return rest
    return rest === '' || rest.startsWith('?') ? `/${rest}` : target
  }

  /** Like {@link strip}, but at most once per request: the path after the base may begin with the same name. */
  stripOnce(request: object, target: string): string {
    if (this.#stripped.has(request)) return target
    const rest = this.strip(target)
    if (rest !== target) this.#stripped.add(request)
    return rest
  }

  /**
   * Puts the base in front of a path of the site. Other addresses, and paths that already have it, are returned
   * unchanged.
   */
  add(path: string): string {
    const base = this.#path
    if (base === '' || !isPath(path) || this.#has(path)) return path
    return base + path
  }

  #has(path: string): boolean {
    return path.startsWith(this.#path) && /^(?:[/?#]|$)/.test(path.slice(this.#path.length))
  }
}

/**
 * True for a path of this site. Two slashes at its beginning, or a slash and a backslash, which browsers read as two
 * slashes, would begin the name of a host.
 */
function isPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}
