/**
 * The answer of an operation that leads a browser elsewhere (302), for operations whose contract says so.
 * The place may carry a secret, so it is neither kept nor told to whoever comes next.
 */
export class Redirect {
  /** A path of the site, or an absolute address. */
  readonly location: string
  constructor(location: string) {
    this.location = location
  }
}
