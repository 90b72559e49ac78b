import { isIPv6 } from 'node:net'

/**
 * Returns what limits count a client address as. An IPv6 address counts as its /64, because whoever has one address of
 * such a network has all of them; an IPv4 address written as IPv6 counts as itself.
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
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Parses an IPv6 address into its eight groups. */
function groupsOf(ip: string): number[] {
  // A URL has one spelling of each address, without an IPv4 part.
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}
