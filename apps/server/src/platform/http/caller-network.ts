import { isIPv6 } from 'node:net'

/**
 * Returns the key under which limits count a client address. An IPv6 address counts as its /64, because the owner of
 * one address of such a network has all of them; an IPv4 address written as IPv6 counts as itself.
 */
export function callerNetwork(address: string): string {
  // Link-local addresses name their interface after a percent sign.
  const [ip = ''] = address.split('%')
  if (!isIPv6(ip)) return address
  const groups = groupsOf(ip)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return networkOf(groups, 64)
}

/** Returns the key of a caller in queues where callers take turns: a member, or the network of a guest. */
export function callerOf({ viewer, ip }: { viewer: { id: number } | null; ip: string }): string {
  return viewer ? `#${viewer.id}` : callerNetwork(ip)
}

/**
 * Returns the wider networks around the /64 of an IPv6 address, the narrower one first: the /56 that providers assign
 * to a home and the /48 of an organisation (RFC 6177). Their owner could appear as another caller from each /64 in
 * them. Returns none for IPv4.
 */
export function widerNetworks(address: string): string[] {
  if (!callerNetwork(address).endsWith('/64')) return []
  const groups = groupsOf(address.split('%')[0] ?? '')
  return [networkOf(groups, 56), networkOf(groups, 48)]
}

function networkOf(groups: readonly number[], bits: 64 | 56 | 48): string {
  const [first, second, third, fourth = 0] = groups
  const last = { 64: fourth, 56: fourth & 0xff00, 48: 0 }[bits]
  return `${[first, second, third, last].map((group) => (group ?? 0).toString(16)).join(':')}::/${bits}`
}

/** Parses an IPv6 address into its eight groups. */
function groupsOf(ip: string): number[] {
  // A parsed URL has only one spelling of each address, without an IPv4 part.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const [left = [], right = []] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}
