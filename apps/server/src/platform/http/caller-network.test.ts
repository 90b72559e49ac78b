import { expect, it } from 'vitest'
import { callerNetwork, widerNetworks } from './caller-network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:eeee:dddd:cccc', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1:2%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('RL1 the address %s counts as %s', (address, network) => expect(callerNetwork(address)).toBe(network))

it.each([
  ['192.0.2.7', []],
  ['::ffff:192.0.2.7', []],
  ['2001:db8:1:2345::1', ['2001:db8:1:2300::/56', '2001:db8:1:0::/48']],
  ['2001:db8:1:ff::', ['2001:db8:1:0::/56', '2001:db8:1:0::/48']],
  ['fe80::1:2%eth0', ['fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
  ['', []],
])('RL3 the networks around %s are %j', (address, networks) => expect(widerNetworks(address)).toEqual(networks))
