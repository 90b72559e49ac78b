/** Options for links. */
export interface LinkOptions {
  /** Address of the site. Links to the same origin are not marked as external. */
  siteUrl?: string
}

/** `rel` of external links: no endorsement, no access to `window.opener`, user-generated content. */
export const externalRel = 'nofollow noopener ugc'

// Browsers drop tabs and line breaks anywhere in an address, and control characters around it, before they parse it, so
// they are dropped here before the address is checked.
function withoutControls(address: string): string {
  // eslint-disable-next-line no-control-regex -- this removes control characters
  return address.replace(/[\u0000-\u001f\u007f]/g, '').trim()
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}

// A second slash, or a backslash that browsers read as a slash, would turn the rest into a host name.
function isSitePath(address: string): boolean {
  return /^\/(?![/\\])/.test(address)
}

// The part before the @ must not contain another @: if a text had many, trying each as the separator would take
// quadratic time.
function isMailAddress(address: string): boolean {
  return /^mailto:[^\s@]+@\S+$/i.test(address)
}

/**
 * Returns the cleaned address of a link: absolute `http`, `https` and `mailto` addresses, paths of the site and
 * fragments are allowed.
 *
 * @returns the cleaned address, or undefined if the link is not allowed
 */
export function allowedLink(address: string): string | undefined {
  const cleaned = withoutControls(address)
  const allowed = cleaned.startsWith('#') || isSitePath(cleaned) || isWebAddress(cleaned) || isMailAddress(cleaned)
  return allowed ? cleaned : undefined
}

/**
 * Returns the cleaned address of an image, or undefined: absolute `http` and `https` addresses and paths of the site
 * are allowed.
 */
export function allowedImage(address: string): string | undefined {
  const cleaned = withoutControls(address)
  return isSitePath(cleaned) || isWebAddress(cleaned) ? cleaned : undefined
}

/** True if an allowed link points to another site. */
export function isExternal(address: string, options: LinkOptions): boolean {
  if (!isWebAddress(address)) return false
  const { siteUrl } = options
  return !siteUrl || !URL.canParse(siteUrl) || new URL(address).origin !== new URL(siteUrl).origin
}
