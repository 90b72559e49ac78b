/**
 * The result of an operation whose contract says 302. The target may carry a secret, so the response is not stored and
 * sends no referrer.
 */
export class Redirect {
  /** A path of the site, or an absolute URL. */
  readonly location: string
  constructor(location: string) {
    this.location = location
  }
}
