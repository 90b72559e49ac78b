/** Options of everything that writes links. */
export interface LinkOptions {
  /** Address of the site; links to the same origin are its own and are not marked as foreign. */
  siteUrl?: string
}

/** Words put on links that lead away: no endorsement, no handle on the window, written by users. */
export const externalRel = 'nofollow noopener ugc'

// Browsers drop tabs and line breaks anywhere in an address and control characters around it before they read it,
// so they are dropped before it is judged.
function withoutControls(address: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what this is about
  return address.replace(/[\u0000-\u001f\u007f]/g, '').trim()
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}

// A second slash, or a backslash that browsers read as one, would make the rest a host name.
function isSitePath(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

/**
 * The address a link may have: absolute `http`, `https` and `mailto` addresses, paths of the site and fragments.
 *
 * @returns the cleaned address, or undefined when the link is refused
 */
export function allowedLink(address: string): string | undefined {
  const cleaned = withoutControls(address)
  const allowed =
    cleaned.startsWith('#') || isSitePath(cleaned) || isWebAddress(cleaned) || /^mailto:[^\s]+@[^\s]+$/i.test(cleaned)
  return allowed ? cleaned : undefined
}

/** The address an image may have: absolute `http` and `https` addresses and paths of the site. */
export function allowedImage(address: string): string | undefined {
  const cleaned = withoutControls(address)
  return isSitePath(cleaned) || isWebAddress(cleaned) ? cleaned : undefined
}

/** Whether an allowed link leads to another site. */
export function isExternal(address: string, options: LinkOptions): boolean {
  if (!isWebAddress(address)) return false
  const { siteUrl } = options
  return !siteUrl || !URL.canParse(siteUrl) || new URL(address).origin !== new URL(siteUrl).origin
}
