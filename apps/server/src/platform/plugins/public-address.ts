import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Addresses outside of the public internet (IANA special-purpose registries, RFC 6890). */
const blocked = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  blocked.addSubnet(network, bits, 'ipv4')
}

/** The global unicast addresses of IPv6; all other addresses are loopback, private, link-local or multicast. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
/**
 * The ranges within the global unicast addresses that are reserved for protocols or documentation, or that contain IPv4
 * addresses (Teredo, 6to4).
 */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blocked.addSubnet(network, bits, 'ipv6')
}

/** True for an IP address of the public internet: not loopback, private, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isPublicAddress(mapped)
  return isIPv6(address) && globalUnicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
